import { plainOf, words } from '../answering/understanding/words.rules.ts'

/** Kinds of work (ids of the content table `job`) with their names of people and workplaces. */
const WORK: Readonly<Record<string, readonly [people: string, places?: string]>> = {
  administration: [
    'secretary|receptionist|office manager|office assistant|personal assistant|administrator|clerk',
    'reception',
  ],
  agriculture: ['farmer|gardener|forester', 'farm'],
  building: [
    'builder|electrician|plumber|carpenter|painter|bricklayer|roofer|joiner',
    '(?:building|construction) site',
  ],
  care: [
    'carer|caregiver|care worker|care assistant|social worker|youth worker|counsellor',
    '(?:care|nursing) home|hospice',
  ],
  cleaning: ['cleaner|caretaker|janitor'],
  communication: ['editor|journalist|translator|copywriter|photographer'],
  'customer-service': [
    '(?:call centre|customer service|service desk) (?:agent|adviser)',
    '(?:call|contact) cent(?:re|er)|service desk',
  ],
  design: ['(?:graphic |product |ux )?designer'],
  education: [
    '(?:nursery |primary |maths )?teacher|tutor|lecturer|trainer|teaching assistant|professor',
    'school|university|college|kindergarten|classroom',
  ],
  engineering: ['(?:mechanical |electrical |civil )?engineer|technician|architect'],
  finance: ['accountant|bookkeeper|auditor|controller', 'bank'],
  health: [
    'nurse|doctor|midwife|physiotherapist|paramedic|pharmacist|surgeon|radiographer|dentist|healthcare assistant|dental assistant',
    '(?:surgical )?ward|hospital|clinic|pharmacy',
  ],
  hospitality: [
    'chef|cook|waiter|waitress|bartender|barista|kitchen porter|baker',
    'kitchen|restaurant|hotel|bar|café|canteen|bakery',
  ],
  'human-resources': ['recruiter|hr (?:manager|assistant|adviser)'],
  it: [
    '(?:software |web )?developer|software engineer|programmer|data analyst|system administrator|tester',
  ],
  law: ['lawyer|solicitor|paralegal|notary', 'law firm'],
  logistics: [
    '(?:lorry |bus |truck |van |forklift |delivery )?driver|courier|picker|dispatcher|warehouse worker',
    'warehouse|depot',
  ],
  management: [
    'manager|project manager|product manager|team lead(?:er)?|shift (?:lead(?:er)?|manager|supervisor)|supervisor|department head',
  ],
  manufacturing: [
    'machine operator|welder|machinist|factory worker|assembler|fitter',
    'factory|assembly line|workshop',
  ],
  'public-safety': ['police officer|firefighter|security guard', '(?:police|fire) station'],
  'public-service': ['civil servant|librarian', 'council|library|town hall'],
  research: ['researcher|scientist|lab technician', 'lab|laboratory'],
  sales: [
    'shop assistant|cashier|sales(?:person| assistant| rep)|(?:store|shop) manager|account manager',
    'shop|store|supermarket',
  ],
}
const PEOPLE = Object.values(WORK)
  .map(([people]) => people)
  .join('|')
const PLACES = `office|${Object.values(WORK)
  .flatMap(([, places]) => places ?? [])
  .join('|')}`

const LOOK = '(?:(?:small|large|big|busy|new|local) )?'
const PLACE = `(?:in|on|at) (?:an?|the|our) ${LOOK}(?:${PLACES})`
const NUMBER =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)'
const RANK =
  '(?:new|junior|senior|trainee|student|apprentice|freelance|part-time|night|head|lead|deputy|staff|assistant|regional)'
const GROUP = `(?:(?:night|day|sales|support|project|nursing|cleaning|kitchen|service|production) )?(?:team|group|department|crew|shift|${PLACES})`
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?'
const DAYS = `(?: (?:on|every) (?:${DAY})(?: and (?:${DAY}))?)?`

/** Statements about an occupation or a way of working. Only these are stored without a request. */
const NOTICED: readonly string[] = [
  `i am (?:an?|the) (?:${RANK} ){0,2}(?:${PEOPLE})(?: ${PLACE})?`,
  `i (?:lead|manage|run|supervise|head) (?:an?|the|our|two|three) ${LOOK}${GROUP}s?(?: of (?:about |around )?${NUMBER}(?: people)?)?`,
  `i (?:always |mostly |usually |often )?work (?:nights|weekends|part[- ]time|full[- ]time|remotely|from home|(?:(?:night|late|early|day|weekend|rotating|split) )?shifts|${PLACE}|in (?:sales|finance|marketing|it|hr|retail|logistics|customer service))${DAYS}`,
]
const BEFORE = '(?<=^|[.!,;] |\\b(?:because|since|as|but|so) )'
const AFTER =
  '(?=\\s?(?:$|[.,;!)])| (?:and|but|so|because|with|who|in|on|at|for|here|now|since|where|by|i|my|we|our)\\b)'
const STATEMENT = new RegExp(`${BEFORE}(?:${NOTICED.join('|')})${AFTER}`, 'g')
/** Words that show that a statement is imagined, a question, by others or about another time. */
const NOT_SO = words(
  'if|unless|when|wish|imagine|suppose|pretend|would|should|could|might|maybe|used to|was|were|says?|said|tells?|told|asks?|asked|thinks?|wants?|wrote|like',
)
const PASSING =
  /^ (?:for|on|in) (?:now|one|this|that|today|tonight|tomorrow|next|last|the moment)\b/

/**
 * The first statement about the person's work in a message, as `plainOf` reads it, as a line to keep;
 * null without one.
 */
export function noticedIn(said: string): string | null {
  for (const { 0: found, index } of said.matchAll(STATEMENT)) {
    const before = said.slice(said.slice(0, index).search(/[^.!?]*$/), index)
    if (NOT_SO.test(before) || PASSING.test(said.slice(index + found.length))) continue
    return written(found)
  }
  return null
}

const written = (found: string): string =>
  found
    .replace(/^i am\b/, 'I’m')
    .replace(/^i\b/, 'I')
    .replace(/\b(?:it|hr)\b/g, (name) => name.toUpperCase())
    .replace(new RegExp(`\\b(?:${DAY})\\b`, 'g'), (day) =>
      day.startsWith('weekend') ? day : day.charAt(0).toUpperCase() + day.slice(1),
    )

/** The columns of a piece of advice that name its readers. */
export type Situation = {
  jobs: readonly string[]
  needs: readonly string[]
  roles: readonly string[]
}

const LEADS = words(
  'i (?:\\w+ )?(?:lead|manage|run|supervise|head)',
  'i am (?:an?|the) (?:\\w+ ){0,2}(?:manager|supervisor|lead(?:er)?)',
)
const SHIFTS = words('nights?|shifts?')
const WORKS_AS = Object.entries(WORK).map(([job, [people, places]]) => ({
  job,
  said: words(
    `i am (?:an?|the) (?:\\w+ ){0,2}(?:${people})`,
    ...(places === undefined
      ? []
      : [`i (?:\\w+ )?work (?:in|on|at) (?:an?|the|our) ${LOOK}(?:${places})`]),
  ),
}))

/** A function that finds the first line that fits a piece of advice; null without one. */
export function suitsLines(lines: readonly string[]): (of: Situation) => string | null {
  const known = lines.map((line) => {
    const said = plainOf(line)
    const jobs = WORKS_AS.filter((work) => work.said.test(said)).map(({ job }) => job)
    return { line, jobs, leads: LEADS.test(said), shifts: SHIFTS.test(said) }
  })
  return ({ jobs, needs, roles }) => {
    const isForLeaders = roles.includes('team') && !roles.includes('individual')
    const found = known.find(
      (one) =>
        one.jobs.some((job) => jobs.includes(job)) ||
        (one.leads && isForLeaders) ||
        (one.shifts && needs.includes('shifts')),
    )
    return found?.line ?? null
  }
}
