import { PEOPLE, plainOf, words } from './words.rules.ts'

/** People and places at work: with one of these, a private-sounding subject belongs to work. */
const AT_WORK = words(
  PEOPLE,
  'work\\w*|jobs?|office|shifts?|rota|roster|schedule|handovers?|meetings?|projects?|company|firm|business|industry|department|warehouse|shop|ward|clinic|practice|workshop|counter|till|reception|canteen|prices?|pricing|sell\\w*|sales|earn\\w*',
)

/** Subjects of working life: with one of these, a question isn't about general knowledge. */
const SUBJECTS = words(
  'feedback|prais\\w+|critici\\w+|conflicts?|goals?|targets?|tasks?|priorit\\w+|deadlines?|delegat\\w+|motivat\\w+|trust|mood|stress\\w*|focus\\w*|breaks?|habits?|learn\\w*|listen\\w*|mistakes?|present(?:ation|ing)?s?|numbers|training|career|lead\\w*|mentor\\w*|coach\\w*|interview|promotion|salary|pay|paid|raise|rise|contract|leave|holidays?|overtime|notice|policy|rules?|expenses|dress code',
  'orders?|products?|supermarket|bookkeeping|software|tools?|forklift|pallets?|containers?|cold room|trademark|campaign|bank|budget|emails?|inbox|phone calls?|on the phone|thank\\w*|welcome|help\\w*|talk|conversation|silence|say no|yes|safety|check-?ins?|questions?|stand-?ups?|leaders?|boredom|change|culture|values?|respect|humou?r|guilt|apolog\\w+|sorry|speak\\w*|agree\\w*|decisions?|rituals?|remote|people|everyone|someone|each other|notes?|plan my (?:day|week)',
)

/** "How do I", "is there" and other openings of a question; its subject follows. */
const ASKING =
  /^(?:who|what|which|when|where|why|how|is|are|am|do|does|did|will|would|can|could|should|may|best)\b/
const OWN = /\b(?:i|my|me|we|our|us)\b/

const POLITE =
  '^(?:(?:please|hey|hi|mira|ok|can you|could you|would you|will you|i want you to|i need you to|help me)[ ,]+)*'
const task = (...patterns: string[]) =>
  new RegExp(`${POLITE}(?:${patterns.join('|').replaceAll('~', '.{0,40}?')})\\b`)

/** The skills of a trade, which the library doesn't cover. */
const KNOW_HOW = words(
  'trademarks?|patents?|bookkeeping|accounting|invoices?|ad campaigns?|advert\\w*|marketing|search engine|business plan|supermarket chain|import duties|customs|loans?|vat|licen[cs]es?',
  '(?:batter(?:y|ies)|engines?|motors?|pumps?|pallets?|containers?|temperature|voltage|concrete|glue|varnish|screws?)',
  'how do i price|what to charge|sell online|web ?shop',
)

/** Whether a message asks about the skills of a trade and mentions no people. */
export function asksKnowHow(text: string): boolean {
  const said = plainOf(text)
  return KNOW_HOW.test(said) && ASKING.test(said) && !WITH_PEOPLE.test(said)
}
const WITH_PEOPLE = words(PEOPLE, 'people|everyone|someone')

/** Tasks that Mira can't do, even if they belong to work. */
const TASKS: readonly RegExp[] = [
  task(
    '(?:send|write|text|email|forward) (?:an? )?(?:email|mail|message|text|whatsapp|invitation) to',
    '(?:send|email|text|message|mail) (?!me\\b)\\w+ (?:an?|the|that|my)',
    'order (?:a|an|the|some|new|more|me|us|\\w+ for)',
    '(?:book|reserve|rent) (?:me|us|a|an|the|two|three)',
    '(?:call|phone|ring) (?:my|me|a|an|the)',
    '(?:turn|switch) (?:the|on|off|my)',
    'set (?:an?|the|my|me an?) (?:alarm|timer|reminder)',
    '(?:restart|reboot|fix|debug|repair|install|update)~(?:server|computer|laptop|printer|phone|sql|code|function|script|app|wifi|bike|car|website)',
    '(?:draw|paint|sing|sketch|generate) (?:me |us )?(?:a|an|the|some|my)',
    'translate (?:this|that|the|it|these|from|into|.{2,40} (?:in)?to [a-z]+$)',
    '(?:solve|convert|calculate|compute|multiply|add up) (?:the |this |these )?(?:\\d|equation|sum)',
    'write (?:me |us )?(?:a|an|the|my|some)?~(?:poem|essay|story|song|script|code|program|cover letter|novel|limerick|haiku|homework)',
    '(?:make|create|build|design|prepare|do) (?:me |us )?(?:a |an |the |some |my |\\w+ )?(?:\\w+ )?(?:slides?|powerpoint|excel|spreadsheet|table|shopping list|website|logo|pictures?|images?|videos?|invoice|taxes|music|song|cake)',
    '(?:put|add|enter)~(?:calendar|agenda|diary|shopping list)',
    '(?:summari[sz]e|read|check)~(?:news|article|pdf|attachment|document|book)',
    'play chess|give me directions',
    'play (?:some |me |a |the )?(?:music|song|radio|game|chess|playlist)',
    '(?:tell|give|sing) me (?:a |an |another |some |the )?(?:\\w+ )?(?:jokes?|story|riddle|fun facts?|recipe|workout|lyrics|lottery|something about)',
    'plan (?:me |us )?(?:a|an|my|our) (?:\\w+ )*(?:trip|holiday|vacation|wedding|party|meal)',
    '(?:recommend|suggest)(?: me)? (?:a|an|some)~(?:book|film|movie|series|restaurant|hotel|game|car|phone)',
    '(?:find|get|buy) me (?:a|an|the|some)',
  ),
  words(
    'please (?:restart|reboot|order|book|send|call)',
    'show the steps',
    'like i am (?:ten|five|six|a child)',
  ),
]

/** Current facts that no library has. */
const LIVE: readonly RegExp[] = [
  /^is (?!it\b|this\b|that\b|there\b|my\b|the\b)\w+ (?:in|at work|here|on duty|free|available|back|off sick|working)\b.{0,20}\b(?:today|now|tomorrow|yet|office)\b/,
  /^what is (?:there )?(?:for|on) (?:the )?(?:lunch|dinner|breakfast|menu)\b/,
  /^what is my (?:salary|balance|password|pin|staff number)\b|^how much (?:do i earn|is my salary)\b/,
]

/** Subjects of private life and general knowledge. */
const PRIVATE: readonly RegExp[] = [
  words(
    'recipes?|bake|baking|bread|sourdough|dough|croissants?|calories|barbecue|boil (?:water|rice|potatoes)|eggs?|pasta|cocktail|restaurants?',
    '(?:my|a|the|our) (?:cat|dog|puppy|kitten|hamster|rabbit|horse)|cat food|vet',
    'tomato(?:es)?|balcony|garden\\w*|lawn|houseplants?',
    'carpet|stains?|sink|unclog|laundry|mattress|wallpaper|sofa|washing machine|sneakers|my neighbou?rs?(?: is| are|.s)|landlord|rent (?:a|or)|my flat|dentist|tonight|dinner|supper',
    'ty(?:re|er|res)|tires?|bike|motorbike|diesel|engine oil|which car|buy a (?:car|house|flat)',
  ),
  words(
    'girlfriend|boyfriend|wedding|birthday|homework|my (?:aunt|uncle|cousin|grandma|mum|mom)|divorce|dating|tinder|love poem|my crush|baby names?',
    'shares|stocks?|bitcoin|crypto\\w*|lottery|mortgage|the (?:euro|dollar)|exchange rate|tax return|invest(?:ing|ment)?',
    'trip to|flights?|hotels?|visa|itinerary|beach|airbnb|sightseeing|passport|airport|directions to',
    'movies?|films?|series|netflix|songs?|lyrics|video games?|candy crush|playstation|poem|concert|hamlet|novel|the match|chess|celebrit\\w+',
    'workout|abs|training plan|\\dk|marathon|(?:lose|gain) \\w+ (?:kilos?|pounds|kg)|lose weight|diet|muscles?|football|soccer|tennis|league|olympics?|world cup',
  ),
  words(
    'capital of|president of|prime minister|king of|queen of|empire|revolution|world war|planets?|moon|black holes?|universe|dinosaurs?|aliens?|(?:a |is )god|meaning of life|star sign|horoscope|zodiac',
    'square root|percent of|ounces?|fahrenheit|celsius|equation|\\d+ ?x [+-]|how tall is|time (?:is it )?in [a-z]+',
    '(?:into|in) (?:english|spanish|french|german|italian|polish|latin)',
    'elections?|vote for|governments?|parliament|politic\\w+|raise taxes',
    'python|javascript|java|sql|html|css|regex|wordpress|iphone|android|hacked|wifi password|vaccines?|best camera|blue screen|bluetooth',
    'weather|rain|snow|snowing|raining|forecast|sunny',
  ),
]

/** Whether a message asks Mira for a task or a fact that she can't provide. */
export function isTask(text: string): boolean {
  const said = plainOf(text)
  return isOrder(text) || LIVE.some((pattern) => pattern.test(said))
}

/** Whether a message asks Mira to do a task. */
export function isOrder(text: string): boolean {
  const said = plainOf(text)
  return TASKS.some((pattern) => pattern.test(said))
}

const FEW_WORDS = 10
const ASKED = new RegExp(
  `(?:^|[.!?,;] )${POLITE.slice(1)}(?:${ASKING.source.slice(4, -3)}|what is|give|tell|show|find|recommend|suggest|explain|teach|i need|i want|i am looking)\\b|\\?`,
)

/** Whether a message asks, or is short: a long story may mention subjects outside of work. */
const asksSomething = (said: string) => said.split(' ').length <= FEW_WORDS || ASKED.test(said)

/** Whether a message asks about a subject that is unrelated to the person's impact at work. */
export function isOutOfScope(text: string): boolean {
  const said = plainOf(text)
  if (isTask(text)) return true
  if (AT_WORK.test(said)) return false
  if (PRIVATE.some((pattern) => pattern.test(said)) && asksSomething(said)) return true
  return isGeneral(said)
}

/** Whether a message sounds like a question of general knowledge, of which the library may know. */
export function soundsGeneral(text: string): boolean {
  const said = plainOf(text)
  const isPrivate = PRIVATE.some((pattern) => pattern.test(said))
  return !isTask(text) && !AT_WORK.test(said) && !isPrivate && isGeneral(said)
}

const isGeneral = (said: string) =>
  ASKING.test(said) && !OWN.test(said) && said.split(' ').length > 2 && !SUBJECTS.test(said)
