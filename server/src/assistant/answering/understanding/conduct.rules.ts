import { type Expression, words } from './words.rules.ts'

const BODY =
  '(?:back|waist|legs?|thighs?|knees?|hair|bum|bottom|butt|ass|breasts?|boobs|tits|neck|hips?|face|shoulders?|body(?! language)|cleavage|underwear)'
const PRIVATE_PARTS =
  '(?:bum|bottom|butt|ass|breasts?|boobs|tits|legs|body(?! language)|figure|cleavage|underwear|bra|panties|skirt)'

export const HARASSMENT: readonly Expression[] = [
  {
    means:
      /\bsexual(?:ly)?\b|\bgrop(?:e[ds]?|ing)\b|\bharass|\bmolest|\brap(?:e[ds]?|ing|ist)\b|\bstalk(?:s|ed|ing|er)?\b|\bbull(?:y|ied|ying|ies)\b|\bmobb(?:ed|ing)\b/,
    unless: words('sexual health|bull(?:y)? market'),
  },
  { means: /\b(?:whore|slut|cunt|faggot|tranny)\b/ },
  {
    means: words('sex(?! (?:education|discrimination))'),
    unless: words('(?:same|opposite|other|either) sex'),
  },
  {
    means: words(
      `(?:touch(?:es|ed|ing)?|strok(?:es?|ed|ing)|rub(?:s|bed|bing)?|pinch(?:es|ed|ing)?|star(?:es?|ed|ing) (?:at|down)|squeez(?:es?|ed|ing)|slap(?:s|ped)?) (?:me|us|(?:my|her|his)(?: \\w+)? ${BODY})(?! (?:with|up|about))`,
      `(?:hands?|arms?|fingers?) (?:on|around|over|under|up|down|between) (?:my|her|his) ${BODY}`,
      '(?:brush\\w*|rub\\w*|press\\w*)(?: up)? against (?:me|her|my)|(?:stands?|comes?|gets?) (?:way )?too close to (?:me|her)|smell(?:s|ed)? my hair',
      '(?:hot|sexy|beautiful|pretty|attractive) (?:i am|i look|my)|call(?:s|ed|ing)? me (?:baby|babe|sweetie|honey|darling|sexy|sweetheart)',
      '(?:scared|afraid|uncomfortable|frightened)~(?:to be )?alone with (?:him|her|my)|what he did (?:to me|at the)|(?:rates?|comments? on|judges?) (?:the |our |women.s )?(?:bodies|breasts|looks)',
      'spend the night with|(?:come|go|went) (?:up )?(?:to|with him to|with her to) (?:his|her) (?:hotel )?(?:room|flat|place|bed)',
      '(?:kiss(?:ed|es|ing)?|hugging|cuddl\\w+) (?:me|her|him|my)',
      '(?:wants?|demands?|asks? for|asked for|expects?) (?:a |me to |some )?(?:hugs?|kiss\\w*|massages?|cuddl\\w+|dates?)',
      `(?:comment|remark|joke|star|look|talk|sa(?:y|id|ys)|whistl)\\w*~(?:my|her|his|our)~${PRIVATE_PARTS}`,
      '(?:ask|asks|asked|asking|wants? to know)~(?:what i (?:wear|am wearing)|i wear|under my|my bra|am single|love life|boyfriend|in bed)',
      '(?:send|sends|sent|sending|show|shows|showed|showing|shar\\w+)~(?:nudes?|naked|porn\\w*|sexy|dick)',
      '(?:pictures?|photos?|videos?) of (?:himself|herself|his (?:body|penis))',
      '(?:sleep|go to bed|get intimate) with (?:him|her|me|them|my (?:boss|manager|supervisor))',
      '(?:stop|keeps?|keep|kept) (?:asking|inviting|texting|messaging|calling) me (?:out|at night|on a date|for a date|to dinner)',
      'ask(?:s|ed)? me out~(?:no|again|times|not)',
    ),
    unless: words('(?:story|words|speech|letter|card|gesture|kindness|film|song)~touched'),
  },
  {
    means: words(
      'follow(?:s|ed|ing)? (?:me|her|us)(?: \\w+)? (?:home|to (?:the|my|her) (?:bus|car|house|door|flat|train|station|toilet|street)|after|everywhere|at night|in the (?:dark|street))',
      'wait(?:s|ed|ing)? for (?:me|her) (?:outside|after (?:work|every|my|each)|at (?:the|my) (?:car|door|bus))~(?:do not want|told|scared|afraid|every)',
      '(?:contract|promot\\w+|shifts?|job|bonus|rise|raise|position|reference|hours)~(?:if|for|when) (?:i|she|he) (?:went|go|would go|come|came|goes|was nice|were nice)(?: out)?(?: to (?:dinner|a hotel|his|her)| for a drink| home)? ?(?:with|to) (?:him|her|me)',
      '(?:if|when) i (?:go|went|come|am nice)~(?:with|to) (?:him|her)~(?:contract|promot\\w+|shifts?|bonus|rise|raise|position)',
    ),
  },
]

export const HARASSMENT_SIGNS: readonly RegExp[] = [
  words(
    '(?:laugh|laughs|laughing|laughed) (?:at me|when i)',
    '(?:mak\\w+|made) (?:fun of|jokes about) me',
  ),
  words('mock(?:s|ed|ing)? (?:me|my)', 'imitat\\w+ me', 'humiliat\\w+ (?:me|us)'),
  words(
    '(?:nobody|no one|noone|they do not|they never|everyone stops?) (?:talks?|speaks?|talking)(?: to me)?',
    'ignor(?:e|es|ed|ing) me',
    'exclud(?:e|es|ed|ing) me',
  ),
  words('insult(?:s|ed|ing)? (?:me|us)', 'call(?:s|ed|ing)? me (?:bad )?names'),
  words(
    'call(?:s|ed|ing)? me (?:a |an |the )?(?:\\w+ )?(?:stupid|idiot|cow|pig|bitch|fat|ugly|moron|dumb|useless|worthless|dog)',
  ),
  words(
    '(?:locker|desk|bag|things|clothes|food|tools) (?:gets?|got|is|are|was|were) (?:\\w+ )?(?:emptied|hidden|stolen|broken|thrown|taken)',
    '(?:hide|hides|hid|steal|break|throw) my (?:things|tools|bag|clothes|food)',
  ),
  words(
    '(?:every|each) (?:single )?(?:day|shift|night|week|morning)',
    'for (?:months|weeks|years|\\w+ (?:months|weeks|years))',
    'all the time',
    'they all|everybody|group chat',
  ),
  words('whisper\\w*', 'gossip\\w*', 'behind my back', 'from everything'),
  words('spread(?:s|ing)? (?:lies|rumours|rumors) about me'),
]

const TRAIT =
  '(?:pregnan\\w+|headscarf|hijab|turban|wheelchair|disab\\w+|disability|black|brown|dark skin|skin|gay|lesbian|bisexual|queer|trans|transgender|nonbinary|muslims?|jews?|jewish|hindu|sikh|christian|religio\\w+|faith|foreign\\w*|foreigners?|accent|immigrants?|refugees?|origin|nationality|race|gender|too old|my age|a woman|a man|autis\\w+|deaf|blind|epilep\\w+|husband|wife|a mother|a mum|maternity|pray)'
const NATION =
  '(?:turkish|arab\\w*|african|asian|polish|romanian|bulgarian|chinese|indian|russian|syrian|ukrainian|nigerian|foreign)'
const GROUP =
  '(?:women|girls|mothers|foreigners|muslims|jews|blacks?|black people|gays?|immigrants|refugees|turks|arabs|old people|older people|disabled people)'
const WORSE =
  '(?:no|not|never|nobody|refus\\w+|den(?:y|ied)|taken off|passed over|only one|fired|sacked|let go|sent home|less|fewer|worse|differently|excluded|stopped|laugh\\w*|jok\\w+|uncomfortable|insult\\w*|instead|reject\\w*|imitat\\w*|mock\\w*|skip\\w*)'

export const DISCRIMINATION: readonly Expression[] = [
  {
    means:
      /\bdiscriminat|\bracis[tm]|\bsexis[tm]|\bhomophob|\btransphob|\bable?is[tm]|\bantisemit|\bislamophob|\bxenophob|\bmisogyn|\bageis[tm]|\bn-word\b|\bracial|\bslurs?\b/,
  },
  {
    means: words(
      `because (?:of )?(?:i am|we are|she is|he is|they are|my|her|his|i have|i wear)(?: the| a| an)?(?: only)?(?: \\w+)? ?(?:${TRAIT}|${NATION})`,
      'because (?:i|she|we) (?:have|has) (?:kids|children|a child|a baby|a family)',
      `(?:told|said|says|thinks?)(?: me)?(?: that)? (?:i am|we are|she is|he is) too (?:old|young|foreign|black|gay|fat)`,
      `(?:say|says|said|thinks?|told)~${GROUP} (?:can not|should not|do not|are not|are too|have no|belong)`,
      `(?:only one|the only \\w+) (?:with|who wears|who has|in) (?:a |an )?${TRAIT}.{0,60}?${WORSE}`,
      `(?:since|after|when|now that|ever since) (?:they|he|she|my \\w+|everyone|people) (?:know|knows|knew|found out|heard|learned|saw)~${TRAIT}.{0,60}?${WORSE}`,
      `(?:since|after|when|ever since) i (?:told|said|came out|announced|wear|wore|started wearing|became|got)~${TRAIT}.{0,60}?${WORSE}`,
      `(?:men|women|white|younger|locals?|natives?|the guys|christians)~(?:earn|earns|paid|gets?|makes?)~(?:more|less|better)~than (?:me|us|i|women|we)`,
      `(?:not|never) (?:let|lets|allow\\w*)~(?:pray\\w*|headscarf|hijab|turban|breastfeed|pump milk|fast)`,
      `(?:refus\\w+|rejected|turned down|do not want)~(?:served|treated|helped|looked after|hired)?~(?:by|from|with)? ?(?:a|an|the) (?:black|muslim|gay|foreign|disabled|trans|jewish|${NATION})`,
      `(?:with|of) (?:my|a) ${NATION} (?:name|accent|passport).{0,40}?${WORSE}`,
      `my (?:accent|skin|religion|headscarf|name) (?:gets?|is|was)~${WORSE}`,
      '(?:ask\\w*|want\\w* to know)~(?:pregnant|have (?:children|kids)|my religion|sexual orientation)',
      `(?:do|does|did) not want~(?:hijab|headscarf|${TRAIT}|${NATION})`,
      `(?:less|worse) than (?:my |the |a )?(?:male|men|man|white|younger)|male (?:colleagues?|coworkers?)~(?:earns?|gets?|paid|makes?)~more`,
      `jokes?~about ${GROUP}`,
      'not (?:white|german|british|american|french|local|native) enough',
      `only (?:give|gives|hire|hires|promote|promotes|invite|invites|ask|asks)~(?:to )?(?:germans|men|whites?|white people|locals|natives|the men|young people|the guys|europeans|americans)`,
      '(?:take off|remove|hide|not wear) (?:my |the |her )?(?:headscarf|hijab|turban|cross)',
      '(?:laugh|mock|joke|imitat|make fun)\\w*~(?:my|her|his) (?:stutter|accent|skin|disability|limp|religion|headscarf|hearing)',
      `(?:not|never) (?:get|got|given|hired|promoted|invited).{0,40}?because~${TRAIT}`,
      '(?:monkey|ape|animal) (?:noises?|sounds?)',
      `(?:jokes?|comments?|remarks?|names?) about (?:my|her|his|our) (?:skin|accent|religion|origin|age|headscarf|disability|wheelchair)`,
    ),
    unless: words('handover|replacement|substitute'),
  },
]
