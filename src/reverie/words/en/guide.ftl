### The words that the rules reference of every game uses.

guide-index = The rules of every game in plain words, written from the same texts that the game cites.
    .title = The rules
guide-home = All games
guide-advice = Advice
guide-rules = Rules
guide-pages = Pages
guide-modules = Modules
guide-back = All pages
guide-generated = Written by `scripts/rules_reference.py` from the texts of the game; do not edit.
guide-see = See
guide-matrix = Which rule for which pair
guide-cards = Cards
guide-cards-added = Cards it adds
guide-card-column = Card
guide-count = Number
guide-total = Total
guide-effect = Effect
guide-setting = Setting
guide-value = Value
guide-meaning = Meaning
guide-wins = What it takes to win
guide-game = Game
guide-decisions = Where the rules leave a choice they call it a decision point. The name stands in what a server sends, in positions and in the code; a decision point that needs several answers asks them one after another.
    .title = Decision points
guide-point = Decision point
guide-kind = Name
guide-question = Question
guide-rule = Rule
guide-condition = You need
guide-settings = Settings that change a game. Write them as `--variant NAME=VALUE`. The first value is the one in use if you say nothing; a setting has no effect where its module or team play is not in the game.
    .title = Settings
