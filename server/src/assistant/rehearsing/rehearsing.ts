import { countForPerson } from '#accounts/core/person-limit.ts'
import { me } from '#accounts/people/people.ts'
import { type Content, contentRow } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import type { Card } from '../answering/answer.types.ts'
import { countryOf, helpLines } from '../answering/help-lines.ts'
import { reply } from '../answering/replies.ts'
import { safetyAnswer } from '../answering/safety-answer.ts'
import { type Reading, readMessage } from '../answering/understanding/reading.rules.ts'
import { askModelFor } from '../model/ask-model.ts'
import { improvisedBy } from '../model/improvising.ts'
import { type Compare, comparing, type WrittenReply } from './closest-reply.rules.ts'
import { helpWanted } from './help.rules.ts'

/** The most characters of own words; a written reply has no more. */
export const MOST_SAID = 200
const PER_HOUR = 120
const HOUR_MS = 3_600_000

type Turn = {
  id: string
  says?: string
  /** The same by the feeling of the other person */
  variants?: Readonly<Record<string, string>>
  replies?: readonly (WrittenReply & { next: string })[]
}
type Rehearsal = {
  name: string
  setting: string
  feelings: readonly { feeling: string }[]
  turns: readonly Turn[]
}

type Given = { id: string; turn: string; feeling: string; text: string }

/** Where a person in danger finds help. */
export type Help = { sentences: string[]; cards: Card[] }

/** What own words lead to: the written replies, the closest first, and help if they sound of danger. */
export type Reaction = {
  replies: number[]
  isSure: boolean
  says: string | null
  help: Help | null
}

/**
 * rehearsalSay: the written replies of a turn that own words come closest to. Nothing is stored.
 * Refuses a rehearsal, a turn or a feeling that isn't there, an empty or a long text, and more
 * than 120 an hour; help for a person in danger is never refused. Product 4, Rehearsal.
 */
export async function react(
  context: SignedIn,
  library: Library,
  { id, turn, feeling, text: given }: Given,
): Promise<Reaction> {
  const content = library.content()
  const { row, replies, compare } = turnOf(content, { id, turn, feeling })
  const text = readText(given)
  const closest = compare(text, replies)
  const reading = readMessage(text)
  const help = await helpFor(reading, closest.isLine, context, content)
  if (help === null) await countSentence(context)
  const isSure = closest.isSure && help === null
  const isPrivate = !isSure || reading.danger !== undefined || reading.mayBeSelfHarm
  const meant = replies[closest.replies[0] ?? -1]
  const says = isPrivate ? null : await improvised(context, row, { feeling, text, meant })
  return { replies: closest.replies, isSure, says, help }
}

type Said = { feeling: string; text: string; meant: { next: string } | undefined }

/** The next line in a model's words; null without a model. */
async function improvised(context: SignedIn, row: Rehearsal, { feeling, text, meant }: Said) {
  const askModel = askModelFor(context)
  const next = row.turns.find(({ id }) => id === meant?.next)
  const point = next?.variants?.[feeling] ?? next?.says
  if (askModel === undefined || point === undefined) return null
  const { setting, name: you } = row
  return (await improvisedBy(askModel, { setting, you, feeling, said: text, point })) ?? null
}

/** The written replies of a turn, and how to compare own words with them. */
function turnOf(content: Content, { id, turn, feeling }: Omit<Given, 'text'>) {
  const row = contentRow(content, 'rehearsal', storable(id)) as unknown as Rehearsal | undefined
  if (row === undefined) throw notFound('conversation')
  if (!row.feelings.some((one) => one.feeling === feeling)) {
    throw badInput('Choose a feeling of this conversation.', 'feeling')
  }
  const replies = row.turns.find((one) => one.id === turn)?.replies ?? []
  if (replies.length === 0) throw notFound('turn of the conversation')
  const compare = prepared.get(row) ?? comparing(row.turns.flatMap((one) => one.replies ?? []))
  prepared.set(row, compare)
  return { row, replies, compare }
}

/** Kept as long as this version of the content is. */
const prepared = new WeakMap<Rehearsal, Compare>()

function readText(given: string): string {
  const text = storable(given).trim()
  if (text === '') throw badInput('Write a sentence first.', 'text')
  if (text.length > MOST_SAID) {
    const message = `A sentence can have ${MOST_SAID} characters. Yours has ${text.length}.`
    throw badInput(message, 'text')
  }
  return text
}

/** The help that Mira gives for the same words; null if none is wanted. */
async function helpFor(
  reading: Reading,
  isLine: boolean,
  context: SignedIn,
  content: Content,
): Promise<Help | null> {
  const wanted = helpWanted(reading, isLine)
  if (wanted === undefined) return null
  const country = countryOf(content, await me(context))
  if (wanted === 'line') {
    const { cards } = helpLines(content, country)
    return { sentences: [reply(content, 'maybe-in-danger').text], cards: [cards.crisis] }
  }
  const asking = { context, content, country }
  const { sentences, cards } = await safetyAnswer(wanted, reading.plain, asking)
  return { sentences: sentences.map(({ text }) => text), cards }
}

const countSentence = (context: SignedIn) =>
  countForPerson(context, {
    what: 'rehearsal',
    most: PER_HOUR,
    windowMs: HOUR_MS,
    message: `You can say ${PER_HOUR} sentences an hour in your own words. Try again later.`,
  })
