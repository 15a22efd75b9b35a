import type { SafetyTopic } from './safety.rules.ts'
import { PEOPLE, words } from './words.rules.ts'

/** An expression of a topic; `unless` says when it means something else. */
type Expression = { means: RegExp; unless?: RegExp }

const SOMEONE = `(?:me|us|him|her|them|someone|somebody|people|(?:my|a|the|our|another) (?:${PEOPLE}|friend|wife|daughter|son|kids?|child|children|mother))`
const FAMILY = '(?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepfather|brother)'
const PRIVATE_PARTS =
  '(?:bum|bottom|butt|ass|breasts?|boobs|tits|legs|body(?! language)|figure|cleavage|underwear|skirt)'
const WEAPON = '(?:knife|gun|pistol|rifle|weapon|axe|machete|bomb|baseball bat)'
const BODY =
  '(?:back|waist|legs?|thighs?|knees?|hair|bum|bottom|butt|ass|breasts?|boobs|tits|neck|hips?|face|body(?! language)|cleavage|underwear)'

/** Expressions that mean no harm, taken out before the topics are looked for. */
export const HARMLESS: readonly RegExp[] = [
  /\b(?:is|are|was|were|be)? ?(?:just |really |slowly )?killing (?:me|us|it)\b(?! with)/g,
  /\b(?:could|would|can) (?:just |really )?(?:murder|kill)(?: for)? (?:a|an|one|some|my|him|her|them)\b/g,
  /\b(?:die|died|dying|dead) (?:of|from) (?:shame|laughter|laughing|boredom|embarrassment|curiosity)\b/g,
  /\b(?:nearly|almost) died\b|\bdying (?:to|for)\b|\bdead (?:tired|end|line|serious)\b/g,
  /\b(?:will|would|is going to|are going to) kill me (?:if|when|for|about|over)\b/g,
  /\bsho(?:t|ot|ots|oting)(?: \w+)? (?:down|in the foot)\b|\bstab\w*(?: \w+)? in the back\b/g,
  /\b(?:beat|beats|beating|kick|kicking) (?:my|him|her|your|them)sel(?:f|ves)\b/g,
  /\b(?:it|that) (?:just )?hits? (?:me|us|him|her)\b|\bhit me up\b/g,
  /\bunwritten (?:law|rule)s?\b|\bdiscriminat\w+ between\b/g,
]

const SELF = '(?:my|him|her|them)sel(?:f|ves)'

const SELF_HARM: readonly Expression[] = [
  { means: words(`(?:kill|hang|shoot|drown|poison)(?:ing|ed)? ${SELF}`) },
  {
    means: words(
      `(?:want|wants|think|thinks|thought|thinking|talks?|talking|urge|going|might|could|started|keeps?|afraid|scared)~(?:hurt|cut|harm|injur|burn)(?:e|ing|ting)? ${SELF}`,
    ),
    unless: words('slicer', 'paper', 'box', 'edge', 'machine', 'lifting'),
  },
  { means: /\bsuicid|\bself-?harm|\bselbstmord|\bsuizid|\bumbringen\b|\bme tuer\b|\bmatarme\b/ },
  {
    means: /\buccidermi\b|\bzelfmoord|\bsjälvmord|\bselvmord|\bsamobójstw|انتحار|自殺|自杀|самоуб/,
  },
  {
    means: words(
      '(?:end|ending) it all',
      '(?:end|ending|take|taking|took) (?:my|his|her|their) (?:own )?lif?ve?s?e?',
      '(?:want|wants|wanted|going|planning|plans|ready) to end (?:it|things|everything)',
    ),
    unless: words('meeting', 'call', 'contract', 'project', 'talk', 'conversation', 'cooperation'),
  },
  {
    means:
      /\b(?:not|no longer|never) (?:really )?(?:want|wants|wish|wanted) to (?:live|be alive|be here|wake up|exist|go on|carry on)\b(?! (?:in|near|at|with|on|from|so|the|a|every|during|today|when|if|late|early)\b)/,
  },
  {
    means: words(
      'better(?: off)? (?:without me|dead|if i~(?:not|gone|dead))',
      '(?:rather|easier|better|want|wants|wanted)(?: to)? be dead',
      'wish(?:ed)? (?:i|he|she) (?:was|were) (?:dead|never born|not here)',
      '(?:want|wants|wanted|wish|hope|prefer|rather)(?: to)?(?: just)? die',
      'no (?:reason|point) (?:to live|in living)',
      'nothing (?:left )?to live for',
      '(?:tired|sick) of (?:living|being alive)',
      'not worth living',
    ),
  },
  {
    means: words(
      '(?:nobody|no one|noone) would~(?:notice|miss|care)~(?:disappear\\w*|gone|dead|died|not here|vanish\\w*)',
      '(?:nobody|no one|noone) would miss me',
      '(?:disappear|disappeared|gone) (?:for good|forever)',
    ),
    unless: words('email', 'file', 'budget', 'customers? (?:is|are) gone'),
  },
  {
    means: words(
      '(?:driv\\w+|crash\\w*|steer\\w*)~into (?:a|the) (?:tree|wall|bridge|truck)',
      '(?:jump\\w*|throw\\w*~) (?:off|from|in front of) (?:a|the) (?:bridge|roof|train|window|building|balcony)',
      'overdos\\w+',
      '(?:i|he|she) (?:have |has |am |is )?(?:started|began|been|keeps?)? ?cutting again',
      '(?:swallow|swallowed|saved up|collected) (?:the|all|my|enough|lots of)~(?:pills|tablets)',
      '(?:slit|cut)(?:ting)? (?:my|his|her) (?:wrists?|arms?)',
    ),
    unless: words('truck drove', 'reported', 'insurance'),
  },
]

const SELF_HARM_SIGNS: readonly RegExp[] = [
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
  words('hopeless', 'no point(?: anymore)?', 'no future', 'a burden (?:to|for) (?:everyone|all)'),
  words('(?:was|were|is) all(?: so)? good to me', 'dead', 'disappear', 'not be here'),
]

const VIOLENCE: readonly Expression[] = [
  {
    means: words(
      `(?:hit|hits|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|kick(?:s|ed|ing)?|beat(?:s|en|ing)?|spat at|bit|headbutt\\w*) (?:on |up )?${SOMEONE}(?! (?:out|off|to it|on|at|in the|with (?:a )?(?:new|bad|question|work|task)|targets?|numbers|goals?))`,
      `attack(?:s|ed|ing)? (?:me|us|him|them|a (?:${PEOPLE}))(?! (?:verbally|with (?:words|questions|arguments)|in (?:the|every|our|front)))`,
      `(?:push|shov)(?:es|ed|ing|e)? (?:me|us|him|her|them|a (?:${PEOPLE})) (?:against|into|down|over|away|onto|off|around|to the (?:ground|floor|wall))`,
      `grab(?:s|bed|bing)? (?:me|us|him|her|my)(?! a\\b)`,
      `(?:threw|throws?|throwing|hurled|hurls) (?:a|an|the|his|her|things)~ at (?:me|us|him|her|them|my|our|a (?:${PEOPLE}))`,
      '(?:physical(?:ly)?|bodily) (?:attack\\w*|assault\\w*|violen\\w+|hurt|threat\\w*)',
      'assault(?:s|ed|ing)?|violence|violent',
    ),
    unless: words(
      'by the (?:competition|competitors?|press)',
      '(?:threw|throws?) (?:a|an|the|another|his|her) (?:question|task|job|idea|number|project|curve ?ball)',
    ),
  },
  {
    means: words(
      `(?:will|going to|wants? to|threatens? to|threatened to)(?: really| come and)? (?:kill|hurt|hit|beat|punch|stab|shoot|strangle|smash|slap) (?:up )?${SOMEONE}`,
      `threaten(?:s|ed|ing)? (?:me|us|him|her|them|my|our|staff|a)(?! (?:\\w+ )?(?:with|to) (?:a |an |the )?(?:bad|negative|review|warning|lawyer|court|dismissal|cancel|complain\\w*|leave|quit|resign|fire|call|go|tell|report))`,
      `(?:pull(?:s|ed)?|has|have|got|carr(?:y|ies|ied)|br(?:ing|ings|ought)|come back|came|wav(?:es|ed|ing)|threat\\w+|said|says|attack\\w*)~(?:a |an |his |her |the )${WEAPON}`,
      'knows? where (?:i|we|my|our|she|he)~(?:live|lives|school|house|home|sleep|park|kids?)',
      '(?:i am|we are|feel|feels)(?: not)? (?:safe at home|in danger(?! of))',
      'afraid for (?:my|her|his|our) (?:life|safety)',
      '(?:with|has|have|had|full of) (?:\\w+ )?(?:bruises|black eye)',
    ),
    unless: words('sharp(?:en)?', 'blunt', 'vegetables?', 'knife skills', 'photo bomb'),
  },
  {
    means: words(
      `my ${FAMILY}.{0,80}?(?:i am (?:so |really )?(?:afraid|scared|frightened|terrified)|hits?|hurts?|beats?|locks? me|threat\\w+|waiting outside)`,
      `(?:i am|she is|he is) (?:so |really )?(?:afraid|scared|frightened|terrified) (?:of|to go home)~(?:${FAMILY}|home)`,
    ),
  },
]

const HARASSMENT: readonly Expression[] = [
  {
    means:
      /\bsexual(?:ly)?\b|\bgrop(?:e[ds]?|ing)\b|\bharass|\bmolest|\brap(?:e[ds]?|ing|ist)\b|\bstalk(?:s|ed|ing|er)?\b|\bbull(?:y|ied|ying|ies)\b|\bmobb(?:ed|ing)\b/,
    unless: words('sexual health', 'bull(?:y)? market'),
  },
  {
    means: words(
      `(?:touch(?:es|ed|ing)?|strok(?:es|ed|ing)|rub(?:s|bed|bing)?|pinch(?:es|ed|ing)?|star(?:es|ed|ing) (?:at|down)|squeez(?:es|ed|ing)) (?:me|us|(?:my|her|his)(?: \\w+)? ${BODY})(?! (?:with|up|about))`,
      '(?:kiss(?:ed|es|ing)?|hugging|cuddl\\w+) (?:me|her|him|my)',
      `(?:comment|remark|joke|star|look|talk|sa(?:y|id|ys)|whistl)\\w*~(?:my|her|his|our)~${PRIVATE_PARTS}`,
      '(?:send|sends|sent|sending|show|shows|showed|showing|shar\\w+)~(?:nudes?|naked|porn\\w*|sexy|dick)',
      '(?:pictures?|photos?|videos?) of (?:himself|herself|his (?:body|penis))',
      '(?:sleep|have sex|go to bed|get intimate) with (?:him|her|me|them|my (?:boss|manager|supervisor))',
    ),
    unless: words('(?:story|words|speech|letter|card|gesture|kindness|film|song)~touched'),
  },
  {
    means: words(
      'follow(?:s|ed|ing)? (?:me|her|us)(?: \\w+)? (?:home|to (?:the|my|her) (?:bus|car|house|door|flat|train|station|toilet|street)|after|everywhere|at night|in the (?:dark|street))',
      'wait(?:s|ed|ing)? for (?:me|her) (?:outside|after (?:work|every|my|each)|at (?:the|my) (?:car|door|bus))~(?:do not want|told|scared|afraid|every)',
    ),
  },
  {
    means: words(
      '(?:contract|promot\\w+|shifts?|job|bonus|rise|raise|position|reference|hours)~(?:if|for|when) (?:i|she|he) (?:went|go|would go|come|came|goes|was nice|were nice)(?: out)?(?: to (?:dinner|a hotel|his|her)| for a drink| home)? ?(?:with|to) (?:him|her|me)',
      '(?:if|when) i (?:go|went|come|am nice)~(?:with|to) (?:him|her)~(?:contract|promot\\w+|shifts?|bonus|rise|raise|position)',
    ),
  },
]

const HARASSMENT_SIGNS: readonly RegExp[] = [
  words('(?:laugh|laughs|laughing|laughed) at me', '(?:mak\\w+|made) (?:fun of|jokes about) me'),
  words('mock(?:s|ed|ing)? (?:me|my)', 'imitat\\w+ me', 'humiliat\\w+ (?:me|us)'),
  words(
    '(?:nobody|no one|noone|they do not|they never|everyone stops?) (?:talks?|speaks?|talking)(?: to me)?',
    'ignor(?:e|es|ed|ing) me',
    'exclud(?:e|es|ed|ing) me',
  ),
  words('insult(?:s|ed|ing)? (?:me|us)', 'call(?:s|ed|ing)? me (?:bad )?names'),
  words(
    'call(?:s|ed|ing)? me (?:a |an |the )?(?:\\w+ )?(?:stupid|idiot|cow|pig|bitch|slut|whore|fat|ugly|moron|dumb|useless|worthless|dog)',
  ),
  words(
    '(?:locker|desk|bag|things|clothes|food|tools) (?:gets?|got|is|are|was|were) (?:\\w+ )?(?:emptied|hidden|stolen|broken|thrown|taken)',
    '(?:hide|hides|hid|steal|break|throw) my (?:things|tools|bag|clothes|food)',
  ),
  words(
    '(?:every|each) (?:single )?(?:day|shift|night|week|morning)',
    'for (?:months|weeks|years|\\w+ (?:months|weeks|years))',
    'all the time',
  ),
  words('spread(?:s|ing)? (?:lies|rumours|rumors) about me'),
]

const TRAIT =
  '(?:pregnan\\w+|headscarf|hijab|turban|wheelchair|disab\\w+|disability|black|brown|dark skin|skin|gay|lesbian|bisexual|queer|trans|transgender|nonbinary|muslim|jew|jewish|hindu|sikh|christian|religio\\w+|faith|foreign\\w*|foreigner|accent|immigrant|refugee|origin|nationality|race|gender|sex|too old|my age|age|a woman|a man|woman|women|autis\\w+|deaf|blind|epilep\\w+|husband|wife|a mother|a mum|kids|maternity|pray)'
const WORSE =
  '(?:no|not|never|nobody|refus\\w+|den(?:y|ied)|taken off|passed over|only one|fired|sacked|let go|sent home|less|fewer|worse|differently|excluded|stopped|laugh\\w*|jok\\w+|uncomfortable|insult\\w*|instead)'

const DISCRIMINATION: readonly Expression[] = [
  {
    means:
      /\bdiscriminat|\bracis[tm]|\bsexis[tm]|\bhomophob|\btransphob|\bable?is[tm]|\bantisemit|\bislamophob|\bxenophob|\bmisogyn|\bageis[tm]|\bn-word\b|\bracial|\bslurs?\b/,
  },
  {
    means: words(
      `because (?:of )?(?:i am|we are|she is|he is|they are|my|her|his|i have|i wear)(?: the| a| an)?(?: only)?(?: \\w+)? ?${TRAIT}`,
      `(?:told|said|says|thinks?)(?: me)?(?: that)? (?:i am|we are|she is|he is) too (?:old|young|foreign|black|gay|fat)`,
      `(?:only one|the only \\w+) (?:with|who wears|who has|in) (?:a |an )?${TRAIT}.{0,60}?${WORSE}`,
      `(?:since|after|when|now that|ever since) (?:they|he|she|my \\w+|everyone|people) (?:know|knows|knew|found out|heard|learned|saw)~${TRAIT}.{0,60}?${WORSE}`,
      `(?:since|after|when|ever since) i (?:told|said|came out|announced|wear|wore|started wearing|became|got)~${TRAIT}.{0,60}?${WORSE}`,
      `(?:men|women|white|younger|locals?|natives?|the guys|christians)~(?:earn|earns|paid|gets?|makes?)~(?:more|less|better)~than (?:me|us|i|women|we)`,
      `(?:not|never) (?:let|lets|allow\\w*)~(?:pray\\w*|headscarf|hijab|turban|breastfeed|pump milk|fast)`,
      '(?:monkey|ape|animal) (?:noises?|sounds?)',
      `(?:jokes?|comments?|remarks?|names?) about (?:my|her|his|our) (?:skin|accent|religion|origin|age|headscarf|disability|wheelchair)`,
    ),
  },
]

const MEDICINE =
  '(?:pills?|tablets?|medication|medicines?|ibuprofen|paracetamol|aspirin|antidepressants?|sleeping pills|painkillers?|insulin|ritalin|melatonin|antibiotics?|blood pressure)'
const ILLNESS =
  '(?:depression|adhd|burn-?out|anxiety|ptsd|autism|cancer|covid|the flu|bipolar|migraine|a heart attack|a stroke|carpal tunnel|diabetes|an infection)'
const SYMPTOM =
  '(?:pains?|hurts?|aches?|numb|dizzy|faint(?:ed)?|blood|bleeding|cough\\w*|lump|rash|swollen|migraines?|vomit\\w*|nausea|tingling|palpitations|passed out|blacked out|heart (?:races|racing)|can not sleep|shaking)'
const WHAT_IS_IT =
  '(?:what (?:is it|could it be|can it be|is wrong with me|do i have|should i take)|should i (?:see|go|finish|take|stop|worry)|do i need|can it wait|is (?:it|that|this) (?:dangerous|serious|normal|bad)|what helps against|operation|surgery)'

const MEDICAL: readonly Expression[] = [
  {
    means: words(
      '(?:pain|pressure|tightness|stabbing)~(?:chest|heart)',
      'chest pains?',
      'can not breathe',
      `(?:my|i|i am|am|feel|feeling|have|there is).{0,60}?${SYMPTOM}.{0,80}?${WHAT_IS_IT}`,
      `${WHAT_IS_IT}.{0,80}?(?:my|i am|i have|am).{0,40}?${SYMPTOM}`,
    ),
    unless: words('note', 'call in', 'who do i call', 'headcount'),
  },
  {
    means: words(
      `(?:take|taking|took|stop|safe|dose|how (?:many|much)|forgot|mix|swallow).{0,50}?${MEDICINE}`,
      `${MEDICINE}.{0,50}?(?:can (?:i|you) take|should i|safe|dose|how (?:many|much)|forgot|side effects?|mix)`,
      `(?:prescribe|dosage)`,
      `do i (?:have|suffer from) ${ILLNESS}`,
      `(?:is|could|can|might) (?:this|it|that) (?:be )?(?:already )?${ILLNESS}`,
      'am i (?:clinically )?(?:depressed|bipolar|autistic|burn(?:ed|t) out|going crazy)',
      '(?:my|these|what) symptoms(?! of (?:a|our|the))',
      'need an operation',
    ),
    unless: words('explain', 'my (?:patients?|customers?|residents?)'),
  },
]

const JOB_END =
  '(?:fired(?! up)|fire (?:me|us|him|her|them|someone|people)|dismiss(?:ed|al)?|sack(?:ed)?|terminat\\w+|lay (?:me|us) off|laid off|redundan\\w+|severance|resign\\w*)'

const LEGAL: readonly Expression[] = [
  {
    means: words(
      '(?:sue|suing) (?:my|the|them|him|her|this|a|our|for)',
      'lawsuit|tribunal|labou?r court|in court',
      '(?:take|taking|drag|dragging)~to court',
      'go(?:ing)? to court',
      '(?:need|want|get|getting|talk to|see|call|hire|find|take) (?:a|an|my|the) (?:lawyer|solicitor|attorney)',
      '(?:is|was|are) (?:it|that|this|they)(?: even| really)? (?:legal|lawful|illegal|unlawful)',
      'illegal(?:ly)?|unlawful(?:ly)?|legally|by law|against the law|labou?r law|employment law',
      'my (?:legal )?rights|unfair dismissal|wrongful\\w*|breach of contract|non-?compete',
    ),
    unless: words('legal team', 'legally blind'),
  },
  {
    means: words(
      `(?:can|may|could|are|is|will) (?:they|he|she|my (?:boss|manager|employer|company)|the (?:company|boss|firm|employer))(?: allowed to| legally)?(?: just| simply| really)? (?:fire|dismiss|sack|terminate|lay me off|deduct|withhold|keep my (?:pay|wages|money)|cut my (?:pay|wages?|salary|hours)|refuse to pay|read my)`,
      `${JOB_END}.{0,80}?(?:valid|binding|allowed|how much|entitled|my right|legal|sign it|should i sign|can they)`,
      `(?:how much|entitled to|right to).{0,40}?(?:severance|compensation|redundancy)`,
      `should i sign.{0,60}?(?:contract|agreement|termination|settlement)`,
      `(?:contract|agreement|termination|settlement|clause).{0,80}?(?:should i sign|does (?:that|it|this) hold|is (?:that|it|this) (?:valid|binding|allowed)|enforce\\w*|can they)`,
    ),
  },
]

/** What names a topic by itself. */
export const STRONG: Readonly<Record<SafetyTopic, readonly Expression[]>> = {
  'self-harm': SELF_HARM,
  violence: VIOLENCE,
  harassment: HARASSMENT,
  discrimination: DISCRIMINATION,
  medical: MEDICAL,
  legal: LEGAL,
}

/** What says little alone, but much together with another of the same topic. */
export const SIGNS: Readonly<Partial<Record<SafetyTopic, readonly RegExp[]>>> = {
  'self-harm': SELF_HARM_SIGNS,
  harassment: HARASSMENT_SIGNS,
}

/** Whose life it is: one's own, or that of someone who is named or meant. */
export const DANGER = {
  self: words(
    'myself',
    'my (?:own )?life',
    'without me',
    'miss me',
    'i (?:just |really |sometimes )?(?:do not|can not|want|am going|have the|keep thinking|wish)',
  ),
  other: words(
    `(?:my|a|our|the|one of (?:my|our)) (?:\\w+ )?(?:${PEOPLE}|friend|${FAMILY}|son|daughter|mother|sister)`,
    '(?:he|she|they)(?: \\w+)? (?:wants?|says?|said|wrote|is|has|does|told)',
    '(?:him|her|them)sel(?:f|ves)',
  ),
}
