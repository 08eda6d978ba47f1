"""The terminal table: whole games in one window of text, by keys or by mouse. It shows views and answers, no rule."""
