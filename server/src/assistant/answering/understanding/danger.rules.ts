import { type Expression, PEOPLE, words } from './words.rules.ts'

const SELF = '(?:my|him|her|them)sel(?:f|ves)'
const LIFE =
  '(?:my |his |her |their |this )?(?:own |fucking |whole )?(?:life|living|being alive|existence|existing)'

export const SELF_HARM: readonly Expression[] = [
  { means: words(`(?:kill|hang|shoot|drown|poison)(?:ing|ed)? ${SELF}`) },
  {
    means: words(
      `(?:want|wants|think|thinks|thought|thinking|talks?|talking|urge|going|might|could|started|keeps?|afraid|scared)~(?:hurt|cut|harm|injur|burn|scratch)(?:e|ing|ting)? ${SELF}`,
      '(?:scratch|cut|burn|slit)(?:s|es|ed|ting|ing)? (?:my|his|her|their) (?:wrists?|arms?|skin|legs?|thighs?)',
      '(?:i|he|she) (?:have |has |am |is )?(?:started|began|been|keeps?)? ?cutting again',
    ),
    unless: words('slicer|paper|box|edge|machine|lifting|oven|stove|pan|by mistake|accident\\w*'),
  },
  { means: /\bsuicid|\bself-?harm|\bselbstmord|\bsuizid|\bumbringen\b|\bme tuer\b|\bmatarme\b/ },
  {
    means: /\buccidermi\b|\bzelfmoord|\bsjälvmord|\bselvmord|\bsamobójstw|انتحار|自殺|自杀|самоуб/,
  },
  {
    means: words(
      '(?:end|ending|ended) it all',
      `(?:end|ends|ending|ended|take|taking|took|done with|tired of|sick of|fed up with|hates?|give up on|giving up on|worth) ${LIFE}(?! (?:balance|insurance|support|sciences|at work|in this))`,
      `(?:no|any|not~ a|not much|little) (?:reason|point|sense|use|will) (?:to|in|for)(?: (?:keep|keeping|go on|going on|stay|staying|be|being))? (?:live|living|alive|exist\\w*|be here|being here|wak\\w+ up|go on|going on|carry on)`,
      'nothing (?:left )?to live for',
      '(?:want|wants|wanted|going|planning|plans|ready) to end (?:it|things|everything)',
    ),
    unless: words(
      'meeting|call|contract|project|talk|conversation|cooperation|working life|work life|social life|life is hard',
    ),
  },
  {
    means:
      /\b(?:not|no longer|never) (?:really )?(?:want|wants|wish|wanted) to (?:live|be alive|be here|wake up|exist|go on|carry on)\b(?! (?:in|near|at|with|on|from|so|the|a|every|during|today|when|if|late|early)\b)/,
  },
  { means: /\bnot (?:to )?wak(?:e|ing) up(?: again| anymore)?(?=[.,!?]|$)/ },
  {
    means: words(
      '(?:think|thinks|thinking|thought|thoughts|wish|wishes|wished|pictur\\w+|imagin\\w+|dream\\w*|fantasi\\w+|happier|better|said|says|wrote)~(?:dying|(?:to|i could|i would|would|just) die|(?:be|am|was|were|is|better|rather) dead|my own death|not exist\\w*|never wak\\w+|not wak\\w+|in front of (?:a|the) (?:tram|train|bus|car|truck)|off (?:a|the) (?:bridge|roof|building|balcony)|under (?:a|the) (?:train|bus|tram|truck))',
      'never wake up(?: again| anymore)?|hope~not wake up',
      '(?:not|do not)~(?:be )?around (?:much longer|anymore)',
      '(?:best|better|easier|happier)~(?:if|without) (?:i|me)(?: was| were| am)?(?: just)? ?(?:gone|dead|not here|not there|disappeared)?[.!]?$',
      '(?:no way|can not|not want to|do not want to) (?:i can )?(?:keep|go on|carry on) living',
      '(?:hurt|cut|harm|injur|burn)(?:ing|ting) myself',
      '(?:took|taken|swallowed|take) (?:a |the |all |my )*(?:whole|full|pack|bottle|box|handful|all|too many|\\d\\d)~(?:pills|tablets|medication|paracetamol)',
      '(?:my|his|her) life (?:is|feels|has become) (?:worthless|pointless|over|nothing|meaningless|empty|a waste|not worth)',
      'life (?:has|makes) no (?:meaning|sense|point)',
    ),
    unless: words(
      'patients?|residents?|hospice|funeral|battery|phone|project|idea|line|father|mother|dad|mum|husband died|wife died|market|plants?|dead(?: |-)?(?:tired|line|lines|end|time|wood)',
    ),
  },
  {
    means: words(
      'better(?: off)? (?:without me|dead|if i~(?:not|gone|dead))',
      '(?:to be|be|being|was|were) dead(?! (?:silent|tired|wrong|sure|end|on|in the water|weight|time|slow|quiet))',
      'wish(?:ed)? (?:i|he|she) (?:was|were) (?:never born|not here)',
      '(?:want|wants|wanted|wish|hope|prefer|rather)(?: to)?(?: just)? die',
      'not(?: be)? a burden (?:anymore|to anyone)|no longer(?: be)? a burden',
    ),
    unless: words('battery|phone|line|project|plan|idea|channel|market|links?|machine'),
  },
  {
    means: words(
      '(?:nobody|no one|noone) would~(?:notice|miss|care|mind)~(?:disappear\\w*|gone|dead|died|not here|vanish\\w*|crash\\w*|jump\\w*)',
      'if i~(?:disappear\\w*|died?|vanish\\w*|crash\\w*|jump\\w*|(?:was|were) (?:gone|not here))~(?:nobody|no one|noone) would',
      '(?:nobody|no one|noone) would miss me',
      '(?:disappear|disappeared|gone) (?:for good|forever)',
    ),
    unless: words('email|file|budget|customers? (?:is|are) gone'),
  },
  {
    means: words(
      '(?:driv\\w+|crash\\w*|steer\\w*)~into (?:a|the) (?:tree|wall|bridge|truck)',
      '(?:jump\\w*|throw\\w*~) (?:off|from|in front of) (?:a|the) (?:bridge|roof|train|window|building|balcony)',
      'overdos\\w+',
      'stood on (?:a|the) (?:bridge|roof|ledge|platform|balcony)~(?:almost|nearly|wanted)',
      'cuts (?:all )?(?:over|on) (?:my|her|his|their) (?:arms?|wrists?|legs?)',
      'wants? (?:everything|it all) to (?:end|stop)|(?:swallow\\w*|drank|drink) (?:bleach|poison)',
      '(?:see|seeing)~(?:point|sense|reason) in (?:being here|living|life)',
      '(?:swallow|swallowed|saved up|collected|hoard\\w*) (?:the|all|my|enough|lots of)~(?:pills|tablets)',
      '(?:bought|has|have|got|tied) a (?:rope|noose)',
      '(?:goodbye|farewell|suicide) (?:note|letters?)',
    ),
    unless: words('truck drove|reported|insurance|climb\\w*|boat|ship|tow|sail\\w*'),
  },
]

export const SELF_HARM_SIGNS: readonly RegExp[] = [
  words('goodbye', 'farewell'),
  words('phone is off', 'not (?:answer|reply|pick\\w* up)\\w*', 'can not reach (?:him|her|them)'),
  words('(?:written|wrote|writing) (?:the|my|his|her|all the|some) letters?'),
  words(
    'giv(?:e|en|es|ing) (?:away )?(?:all )?(?:my|his|her|their|the)~(?:things|stuff|belongings|plants|dog|cat|pets?|clothes|possessions|away)',
  ),
  words(
    'just wants? (?:it|everything|all)(?: all)? to (?:be (?:quiet|over|still|dark)|stop|end)',
    'end it',
  ),
  words(
    'can not (?:go on|bear (?:it|this)|take (?:it|this) anymore|do this anymore)',
    'no way out',
  ),
  words('(?:the|my|enough|these) (?:pills|tablets|razor|rope)'),
  words('(?:everything|it|all) (?:will|is going to) (?:all )?be over', 'want out', 'worthless'),
  words('hopeless', 'no point(?: anymore)?', 'no future', 'a burden (?:to|for) (?:everyone|all)'),
  words('(?:was|were|is) all(?: so)? good to me', 'dead', 'disappear', 'not be here'),
]

const SOMEONE = `(?:me|us|him|her|them|someone|somebody|people|(?:my|a|the|our|another) (?:${PEOPLE}|friend|wife|daughter|son|kids?|child|children|mother))`
const FAMILY =
  '(?:husband|wife|partner|boyfriend|girlfriend|ex|ex-\\w+|father|dad|stepfather|brother)'
const WEAPON = '(?:knife|gun|pistol|rifle|weapon|axe|machete|bomb|baseball bat)(?!-)'
const BODY =
  '(?:face|head|throat|neck|arms?|stomach|belly|hands?|hair|wrists?|shoulders?|ribs|teeth|nose|skull|legs?|bones|fingers|jaw)'

export const VIOLENCE: readonly Expression[] = [
  {
    means: words(
      `(?:hit|hits|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es?|ed|ing)|kick(?:s|ed|ing)?|beat(?:s|en|ing)?|spat at|spits? at|bit|bites|headbutt\\w*|stabbed|jumped|slammed|dragged|knocked) (?:on |up |down )?${SOMEONE}(?! (?:out|off|to it|on|at|in the|with (?:a )?(?:new|bad|question|work|task)|targets?|numbers|goals?))`,
      `(?:hit|punch|slap|chok|strangl|kick|spat|spits?|bit|smash|stab|twist|pull|grab|crush|break|broke)(?:s|es|ed|ing|ped|ping|bed)?(?: \\w+)? (?:my|his|her|their|someone's|him in the|her in the|me in the) ${BODY}`,
      `attack(?:s|ed|ing)? (?:me|us|him|them|a (?:${PEOPLE}))(?! (?:verbally|with (?:words|questions|arguments)|in (?:the|every|our|front)))`,
      `(?:push|shov)(?:es|ed|ing|e)? (?:me|us|him|her|them|a (?:${PEOPLE})) (?:against|into(?! (?:a|the|this) (?:\\w+ )?(?:role|job|position|project|decision|task))|down|over|away|onto|off|to the (?:ground|floor|wall))`,
      `(?:pin|pinn|press|corner|trap)(?:ed|s|ing)? (?:me|him|her|us) (?:to|against|in|down)`,
      `(?:push|shov|ramm)(?:es|ed|ing)? (?:my|a|the|his|her) \\w+ (?:into|at|against) (?:me|us|him|her)`,
      `grab(?:s|bed|bing)? (?:me|us|him|her)(?! a\\b)`,
      `(?:threw|throws?|throwing|hurled|hurls) (?:a|an|the|his|her|things)~ at (?:me|us|him|her|them|my|our|a (?:${PEOPLE}))`,
      '(?:physical(?:ly)?|bodily) (?:attack\\w*|assault\\w*|violen\\w+|hurt|threat\\w*)',
      `(?:was|were|got|been|being|am|is) (?:beaten|hit|attacked|punched|slapped|kicked|stabbed|threatened|shoved|pushed|choked|bitten|spat (?:on|at)|grabbed) (?:up|by (?:a|an|my|the|his|her|our|some)(?: \\w+){0,2} (?:${PEOPLE}|son|man|woman|guy|stranger|drunk|relative|visitor|husband|wife))`,
      'beaten up|assault(?:s|ed|ing)?|violence|violent',
    ),
    unless: words(
      'by the (?:competition|competitors?|press)',
      '(?:threw|throws?) (?:a|an|the|another|his|her) (?:question|task|job|idea|number|project|curve ?ball)',
      'pull\\w* my hair out|(?:cross|twist)\\w* my arm|in (?:good|safe) hands|break a leg',
    ),
  },
  {
    means: words(
      `(?:will|going to|wants? to|threatens? to|threatened to)(?: really| come and)? (?:kill|hurt|hit|beat|punch|stab|shoot|strangle|smash|slap) (?:up )?${SOMEONE}`,
      `threaten(?:s|ed|ing)? (?:me|us|him|her|them|my|our|staff|a)(?! (?:\\w+ )?(?:with|to) (?:a |an |the )?(?:bad|negative|review|warning|lawyer|court|dismissal|cancel|complain\\w*|leave|quit|resign|fire|call|go|tell|report))`,
      '(?:threat\\w+|says?|said|will|going) (?:to )?(?:\\w+ )?(?:burn|blow|smash) (?:it|the|my|our|us|everything|this)~(?:down|up)',
      `(?:pull(?:s|ed)?|has|have|got|carr(?:y|ies|ied)|br(?:ing|ings|ought)|come back|came|wav(?:es|ed|ing)|threat\\w+|said|says|attack\\w*)~(?:a |an |his |her |the )${WEAPON}`,
      `(?:man|woman|guy|someone|person|customer|guest|patient|he|she|colleague)(?: \\w+){0,3} with (?:a|his|her) ${WEAPON}`,
      '(?:will|going to) (?:find|get|come for|wait for|be waiting for) (?:me|us|you)~(?:after work|outside|tonight|at home|car park|alone)|threat\\w*~(?:find|get) me',
      'knows? where (?:i|we|my|our|she|he)~(?:live|lives|school|house|home|sleep|park|kids?)',
      '(?:i|you|we|he|she) (?:will|would) (?:regret|pay for|be sorry for) (?:it|this)|next time (?:he|she|i|they) will not miss',
      '(?:rais\\w+|clench\\w+|shook|shak\\w+) (?:his|her|a|their|the) fists?',
      '(?:i am|we are|feel|feels)(?: not)? (?:safe at home|in danger(?! of))',
      'afraid for (?:my|her|his|our) (?:life|safety)',
      '(?:with|has|have|had|full of) (?:\\w+ )?(?:bruises|black eye)',
    ),
    unless: words(
      'sharp(?:en)?|blunt|vegetables?|kitchen|chop\\w*|slic\\w+|knife skills|photo bomb',
    ),
  },
  {
    means: words(
      `my ${FAMILY}.{0,80}?(?:i am (?:so |really )?(?:afraid|scared|frightened|terrified)|hits?|hurts?|beats?|locks? me|locked me|threat\\w+|waiting outside|does not let me)`,
      `(?:afraid|scared|frightened|terrified)(?: of| that| to go home)?~(?:my |her |his )(?:${FAMILY}|home)`,
      '(?:locked|locks|held) (?:me|her|him|us) (?:in|up|down|against)(?! the (?:system|account|app))',
    ),
  },
]

/** Whose life it is: one's own, or that of someone who is named or meant. */
export const WHOSE = {
  own: words(
    'myself',
    'my (?:own )?life',
    'without me',
    'miss me',
    'i (?:just |really |sometimes )?(?:do not want|can not|want|am going|am done|am tired|have the|keep thinking|wish|feel)',
  ),
  other: words(
    `(?:my|a|our|the|one of (?:my|our)) (?:\\w+ )?(?:${PEOPLE}|friend|girl|boy|man|woman|${FAMILY}|son|daughter|mother|sister)`,
    '(?:he|she|they)(?: \\w+)? (?:wants?|says?|said|wrote|is|has|does|told|bought)',
    '(?:him|her|them)sel(?:f|ves)',
  ),
}
