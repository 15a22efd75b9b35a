type Work = { id: string; title: string; text?: string | undefined }

/** Usual job titles that the words of the kinds of work don't contain, by the id of the kind. */
const jobTitles: Readonly<Record<string, string>> = {
  administration: 'secretary clerk personal assistant',
  agriculture: 'farmer gardener forester',
  building: 'carpenter bricklayer builder roofer joiner welder',
  care: 'carer support worker',
  cleaning: 'cleaner janitor caretaker housekeeper',
  communication: 'journalist editor writer author photographer',
  'customer-service': 'call centre agent help desk',
  design: 'designer artist musician actor',
  education: 'teacher lecturer trainer tutor professor',
  engineering: 'engineer architect technician',
  finance: 'accountant bank controller auditor',
  health:
    'nurse ward sister doctor physician dentist paramedic midwife hospital pharmacist therapist',
  hospitality: 'cook chef waiter waitress barista bartender receptionist',
  'human-resources': 'hr recruiter',
  it: 'programmer developer software engineer administrator analyst',
  law: 'lawyer solicitor barrister notary judge',
  logistics: 'driver courier forklift picker pilot',
  management: 'manager head department teams director owner founder chief ceo',
  manufacturing: 'factory operator machinist mechanic fitter',
  'public-safety': 'firefighter officer guard soldier paramedic',
  'public-service': 'civil servant council volunteer',
  research: 'scientist researcher chemist biologist',
  sales: 'shop owner retailer cashier buyer salesperson marketer store',
}

/** Words of a job title that do not describe the kind of work. */
const fillers = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'or', 'the'])

const wordsOf = (text: string) => text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * 3 for the same word, 2 for a beginning ("shop", "shops") or one stem ("nurse", "nursing"), or 0.
 */
function likeness(typed: string, word: string): number {
  if (word === typed) return 3
  if (word.startsWith(typed)) return 2
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  return same >= 4 && same >= typed.length - 3 ? 2 : 0
}

/** Kinds of work that fit the typed words, best first; all kinds without any words. */
export function findWork<W extends Work>(typed: string, works: readonly W[]): W[] {
  const typedWords = wordsOf(typed)
  if (typedWords.length === 0) return [...works]
  const asked = typedWords.filter((word) => !fillers.has(word))
  const points = ({ id, title, text = '' }: W) => {
    const words = wordsOf(`${title} ${text} ${jobTitles[id] ?? ''}`)
    return asked.reduce((sum, one) => sum + Math.max(...words.map((it) => likeness(one, it))), 0)
  }
  return works
    .map((work) => ({ work, points: points(work) }))
    .filter((one) => one.points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ work }) => work)
}

/**
 * The list for the typed words: kinds of work that fit, then the words themselves as the answer.
 */
export function workOptions(
  typed: string,
  works: readonly Work[],
  value: string,
  ownTitle: (words: string) => string,
): { value: string; title: string; note?: string | undefined }[] {
  const own = typed.trim()
  // A list of all works reads faster without the examples.
  const isSought = own !== ''
  const found = findWork(typed, works).map(({ id, title, text }) => ({
    value: id,
    title,
    note: isSought ? text : undefined,
  }))
  // The typed word may be the id of a kind of work, which then is in the list already.
  if (found.some(({ value: id }) => id === own)) return found
  if (own !== '') return [...found, { value: own, title: ownTitle(own) }]
  const isOwn = value !== '' && !works.some(({ id }) => id === value)
  return isOwn ? [{ value, title: value }, ...found] : found
}
