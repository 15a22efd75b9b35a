import { type Reading, readMessage } from '../answering/understanding/reading.rules.ts'
import { words } from '../answering/understanding/words.rules.ts'

/**
 * `off` and `paused` neither store nor use lines; `paused` keeps them. Product 4, Mira's memory.
 */
export const MEMORY_STATES = ['off', 'on', 'paused'] as const
export type MemoryState = (typeof MEMORY_STATES)[number]

/** The most lines of a person, and the most characters of a line. */
export const MOST = { lines: 50, characters: 200 } as const

/** Subjects that are never kept. They are broad, because a wrongly kept line does more harm. */
const NEVER: Readonly<Record<string, RegExp>> = {
  health: words(
    'health(?!care)\\w*|ill|illness\\w*|sick\\w*|disease\\w*|diagnos\\w*|symptoms?|depress\\w*|anxi\\w*|panic\\w*|burn-?(?:t |ed )?-?out|adhd|autis\\w*|dyslexi\\w*|neurodiver\\w*|bipolar|ptsd|trauma\\w*|migraines?|headaches?|asthma\\w*|epilep\\w*|cancer|tumou?r|diabet\\w*|hiv|allerg\\w*|arthritis|insomnia',
    'pregnan\\w*|menopaus\\w*|miscarriage|ivf|disab\\w*|wheelchair|deaf|blind|hearing aid|stutter\\w*|pain(?:s|ful|killers?)?|injur\\w*|surgery|operation on|therap(?:y|ies)|therapist|rehab\\w*|mental\\w*|psych(?:iatr|olog)\\w*|antidepress\\w*|chronic|covid|ocd|crohn\\w*|insulin|recover\\w*|medical condition|medication|medicines?|pills?|drugs?|alcohol\\w*|drinking|sober|addict\\w*|smok\\w*|diet|overweight|my (?:doctor|back|knee|heart|body|weight|period|gp)',
  ),
  feelings: words(
    'feel\\w*|felt|sad|angry|anger|afraid|scared|fear\\w*|lonely|stress\\w*|exhaust\\w*|tired|hat(?:e|es|ed|ing)|love\\w*|cry\\w*|cried|worr\\w+|nervous|happy|unhappy|asham\\w*|shame|guilt\\w*|overwhelm\\w*|frustrat\\w*|jealous\\w*|desperate|hopeless|grie\\w+|upset|mood\\w*|bored|annoy\\w*|insecure|shy|suicid\\w*|fed up|sick of',
  ),
  family: words(
    'famil\\w+|wife|husband|spouse|my (?:\\w+ )?partner|boyfriend|girlfriend|fianc\\w+|mother|father|mum|mom|dad|parents?|son|daughters?|(?:my|our|have|had|a|no|two|three|\\d) (?:\\w+ )?(?:kids?|child|children|baby|babies)|brothers?|sisters?|uncle|aunt|grand\\w+|married|marriage|divorc\\w*|separated|widow\\w*|single (?:mum|mom|dad|mother|father|parent)|(?:am|are) (?:single|engaged)|live (?:alone|with)|in love|dating|relationship|affair|carer for|caring for',
    'gay|lesbian|bisexual|queer|trans|transgender|nonbinary|am straight|sex\\w*',
  ),
  belief: words(
    'religio\\w*|belie(?:f|fs|ve\\w*)|faith\\w*|god|church\\w*|mosque|synagogue|temple|pray\\w*|muslim\\w*|islam\\w*|christian\\w*|catholic\\w*|protestant\\w*|orthodox|jew\\w*|hindu\\w*|sikh\\w*|buddhis\\w*|atheis\\w*|spiritual\\w*|ramadan|lent|sabbath|shabbat|kosher|halal|vegan\\w*|vegetarian\\w*|bible|koran|quran',
  ),
  origin: words(
    'immigra\\w*|migrant|refugee|asylum|visa|foreign\\w*|nationalit\\w*|citizen\\w*|ethnic\\w*|race|racial|black|skin|accent|headscarf|hijab|born in|i (?:am|come) from|i am (?:an? )?(?:turkish|syrian|arab\\w*|african|asian|polish|romanian|bulgarian|chinese|indian|russian|ukrainian|nigerian|german|french|english|british|american|spanish|italian)',
  ),
  politics: words(
    'politic\\w*|vot(?:e|es|ed|ing)|elections?|political party|party member|tor(?:y|ies)|left-?wing|right-?wing|socialis\\w*|communis\\w*|conservative\\w*|liberals?|democrats?|republicans?|greens|labour|afd|cdu|spd|activis\\w*|protest\\w*|demonstrat\\w*',
  ),
  unions: words(
    '(?:trade |labou?r )?unions?|unioni[sz]\\w*|works? councils?|shop stewards?|on strike|strikes?|striking|verdi|ver\\.di|ig metall|collective (?:agreement|bargaining)|employee rep\\w*',
  ),
  money: words(
    'salar\\w+|wages?|pay|paid|payroll|payslip|underpaid|earn\\w*|income|bonus\\w*|debts?|loans?|mortgage|rent|money|savings|poor|poverty|rich|broke|bankrupt\\w*|taxes|on benefits|\\d+ ?k|pension|insolven\\w*|euros?|dollars?|pounds',
  ),
  crime: words(
    'convict\\w*|criminal record|(?:was|were|been|went|sent|came|out)~(?:prison|jail)|arrested|in court|lawsuit|sued|suing|police record',
  ),
  secrets: words('password\\w*|passcode|pin|account number|credit card|iban'),
  others: words(
    'he|she|him|her|his|hers|(?:him|her)self|(?:my|our) (?:\\w+ )?(?:boss|manager|supervisor|mentor|foreman|chef|colleague|co-?worker|teammate|customer|client|patient|guest|resident|pupil|student|friend|neighbou?r|trainee|apprentice|intern|assistant|deputy|lead|leader|director|ceo|ex)',
    '(?:is|are) called|named|(?:is|are) (?:\\w+ )?(?:lazy|stupid|useless|incompetent|crazy|liars?)',
  ),
}
const MONEY_SIGN = /\p{Sc}/u
const OWN = words('i|my|me|we|our|us|myself|mine')

/** Why a line may not be kept: it is private or not about the person. Undefined if it may. */
export function refusalOf(line: string): 'private' | 'not-own' | undefined {
  const { plain: said, danger, mayBeSelfHarm, purpose } = readMessage(line)
  const isPrivate =
    MONEY_SIGN.test(said) ||
    Object.values(NEVER).some((subject) => subject.test(said)) ||
    danger !== undefined ||
    mayBeSelfHarm ||
    purpose === 'colleague'
  if (isPrivate) return 'private'
  return OWN.test(said) ? undefined : 'not-own'
}

/** A request to the memory: to keep a line, or to show all lines. */
export type MemoryRequest = { wants: 'keep'; line: string } | { wants: 'list' }

const POLITE =
  "(?:(?:hi|hey|hello|ok|okay|please|mira|so|and|also|can you|could you|would you|will you|i want you to|i would like you to|i'd like you to)[\\s,!.]+)*"
const KEEP = new RegExp(
  `^${POLITE}(?:please )?remember(?:(?<sure>\\s+that|\\s*[:,])\\s*|\\s+)(?<rest>\\S.*)$`,
  'is',
)
const ABOUT_SELF = /^(?:i|i['’]m|i['’]ve|my|we|we['’]re|our)\b/i
const NOTHING = /^(?:it|this|that|one|day|time)?[\s?!.]*$/i

/** A question about the memory has one of these words; "do you know how …?" asks for advice. */
const OF_MEMORY =
  /\b(?:remember\w*|memor\w+|forget\w*|know everything|(?:keep|kept|stor|sav|learn|record|eras|delet|wip)\w*)\b|\b(?:about|on|of) (?:me|us)\b|\bknow me\b/

/** The request to the memory in a message; undefined if the message asks for something else. */
export function memoryRequestOf({ text, plain, purpose }: Reading): MemoryRequest | undefined {
  const { sure, rest = '' } = KEEP.exec(text.trim())?.groups ?? {}
  const isAsked = sure === undefined ? ABOUT_SELF.test(rest) && !/\?\s*$/.test(rest) : true
  if (rest !== '' && isAsked && !NOTHING.test(rest)) return { wants: 'keep', line: asLine(rest) }
  return purpose === 'memory' && OF_MEMORY.test(plain) ? { wants: 'list' } : undefined
}

/** A text in one line, with a capital and without punctuation at its end. */
function asLine(text: string): string {
  const bare = oneLine(text).replace(/[\s.!?,;]+$/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
