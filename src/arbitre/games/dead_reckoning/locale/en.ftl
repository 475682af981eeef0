# Dead Reckoning in English.

# Impossible editions
edition-own-key = “{ $value }” cannot be a key: at most 20 small letters without accents, digits, _ and -, a letter first
edition-numbers = { $key } must be a list of whole numbers from { $low } to { $high }
edition-so-many-numbers = { $key } must be { $n } whole numbers from { $low } to { $high }
edition-texts = { $key } must be a list of texts, none of them empty
edition-so-many-texts = { $key } must be { $n } texts, none of them empty
edition-icons = { $key }: “{ $value }” cannot be read as icons, parted by spaces, S2 for two S; the icons: { $known }
edition-one-of = { $key }: “{ $value }” must be one of these words: { $known }
edition-tiles = islands and open sea make { $n } ocean tiles; { $wanted } are needed (the line “tiles” may say another number)
edition-second = { $key }: the second place is worth more than the first
edition-crew = the crew has { $n } cards; { $wanted } are needed
edition-upgrades = the upgrades make { $n } tiles (types, two levels, copies); { $wanted } are needed (the line “tiles” may say another number)
edition-tile-empty = { $key } gives nothing
edition-tile-zone = { $key }: only a tile of a hold has spaces (“spaces”) or icons on them (“bears”)
edition-tile-bears = { $key }: the spaces of a hold bear sails (S) and cannons (C) only
edition-tile-crowded = { $key }: more icons than spaces, the smaller hold has { $n }
edition-buildings = there are { $n } buildings; { $wanted } are needed (the line “tiles” may say another number)
edition-cards = the rows have { $n } cards; { $wanted } are needed (the line “cards” may say another number)
edition-advancement = “{ $value }” is no advancement: the icons, the cost, then if need be the number of cards and the slot, for instance “S2 D 4 x2 top”
edition-merchant = “{ $value }” is no merchant: the icons of front and back, and if need be the price of a trade, the number of cards and the slot, for instance “S > S2” or “S 2 > S2 x2 top”
edition-merchant-cost = “{ $value }”: no advancement of this row has the icons of this front; write the price of a trade after them, as in “S 2 > S2”
edition-faces = the battle board has no area: all numbers are 0
edition-bands = { $key }: each number must be greater than the one before, it is the last turn of a band
edition-alliance = there are { $n } Alliance cards; { $wanted } are needed
edition-equal-cubes = band { $band }: { $space } gets { $n } cubes from all cards together, not { $wanted }
edition-band-empty = “{ $value }”: there is nothing between two bars
edition-band-part = “{ $value }”: the band already has a part of this kind
edition-band-space = “{ $value }” is no ocean space, from A1 to C4; the harbor H goes after “end” only
edition-band-cubes = after { $space } comes the number of its cubes, from 1 to 9
edition-band-twice = { $space } stands there twice
edition-band-claims = { $n } spaces after “claim”: there must be 1 or { $most }
edition-band-end = “{ $value }”: one end space is needed and no more, like “end H” or “end B2”
edition-band-conditional = “{ $value }” does not belong here: it takes “attack”, “influence” or both
edition-band-icon = “{ $value }” is no icon of the right side; they are: $2 Q out gar fort P1 R1 X M E3 Ec2 F Fh F+2 Fh+1, U sails I, 7?{"{"}…{"}"}:{"{"}…{"}"}
edition-band-upgrade = “{ $value }”: after U come an upgrade and its level, I or II; they are: { $known }
edition-band-condition = “{ $value }”: a condition is written 7?{"{"}$3 F{"}"}:{"{"}U guns II{"}"}, the part after the colon if the card has one
