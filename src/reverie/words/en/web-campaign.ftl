### Campaigns: kept by name, taken along, begun.

web-campaign-line = A campaign goes on for many evenings. Every answer is stored at once: close the page whenever you like.
web-campaign-none = There is no campaign yet.
web-campaign-unnamed = Campaign without a name
web-campaign-played = last played { $when }
web-campaign-over = finished
web-campaign-people = { $n ->
    [one] 1 seat
   *[other] { $n } seats
 }
web-campaign-continue = Continue
web-campaign-rename = Name
web-campaign-keep-name = Keep the name
web-campaign-export = Save as a file
web-campaign-delete = Delete …
web-campaign-sure = Take “{ $name }” off your list? You will find it again only by its address. Save it as a file first if you may want it back.
web-campaign-yes = Take it off the list
web-campaign-no = Keep it
web-campaign-import = Open a file
web-campaign-import-line = A campaign that was saved as a file goes on here where it stood.
web-campaign-not-read = This file cannot be read.
web-campaign-new = A new campaign
web-campaign-name = Its name
web-campaign-name-line = Only you see it.
web-campaign-who = Who is at the table?
web-campaign-alone = I play alone
web-campaign-together = { $n } people, each with a device
web-campaign-alone-line = You play all the characters yourself.
web-campaign-together-line = You get a link for everybody else. A seat that stays empty is played by the computer if you like.
web-campaign-characters = How many characters do you play?
web-campaign-characters-line = Two is best to begin with: they can help each other, and nobody waits long. With one alone, a card that needs somebody else may be exchanged.
web-campaign-which = Who plays whom is chosen on the table.
web-campaign-options = How you play
web-campaign-options-line = What stands there is how the rulebook plays. You can leave it all as it is.
web-campaign-begin = Begin the first night
web-campaign-others = Somebody else tonight?
web-campaign-others-line = Between two evenings the number of people may change. Everything you own stays; whoever comes or goes, the characters keep what is theirs.
web-campaign-others-go = Go on with these people
