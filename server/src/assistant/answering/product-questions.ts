import type { Content } from '#content/content.ts'
import { wordsOf } from '#learning/library/words/words.ts'
import { withoutMarks } from '#lib/markdown.ts'
import type { Answer, Card, Sentence } from './answer.types.ts'
import { said } from './replies.ts'
import type { Reading } from './understanding/reading.rules.ts'

/** A question about the product, in one of the ways in which people ask it. */
type Line = { id: string; stems: ReadonlySet<string> }
type Lines = { all: readonly Line[]; weights: ReadonlyMap<string, number>; rarest: number }

/** Words that mean the same in a question about the product; the first stands for all. */
const SAME = [
  'employer boss manager supervisor hr company admin colleagues others people someone anyone',
  'delete remove erase close',
  'membership subscription subscribe',
  'emails mails messages notifications notify reminders email mail',
  'see read look access know view visible private confidential secret',
  'language german french spanish italian polish dutch turkish translate english',
  'phone android iphone mobile smartphone',
  'cost costs price pay paid free charge',
  'points score index',
  'store keep collect save saved',
  'advice tips tip',
  'research studies evidence science',
].map((line) => wordsOf(line).map(({ stem }) => stem))
const MEANT = new Map(SAME.flatMap(([first = '', ...others]) => others.map((one) => [one, first])))

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(({ stem }) => MEANT.get(stem) ?? stem))
}

/** How much a message has to share with the nearest line, from 0 to 1. */
const SURE = 0.6
/** The least share of a message that sounds like a question about the product. */
const NAMED = 0.4

const known = new WeakMap<Content, Lines>()

function linesOf(content: Content): Lines {
  const found = known.get(content) ?? readLines(content)
  known.set(content, found)
  return found
}

function readLines(content: Content): Lines {
  const all = (content.tables.get('faq')?.records ?? []).flatMap(({ key, fields }) =>
    [fields.question, ...(Array.isArray(fields.saidAs) ? fields.saidAs : [])].map((text) => ({
      ...{ id: key, stems: stemsOf(String(text)) },
    })),
  )
  const counts = new Map<string, number>()
  for (const { stems } of all)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weigh = (count: number) => Math.log(1 + all.length / count)
  const weights = new Map([...counts].map(([stem, count]) => [stem, weigh(count)]))
  return { all, weights, rarest: weigh(1) }
}

/** The question of the FAQ that a message asks (its id), and how much both share, from 0 to 1. */
export function nearestQuestion(text: string, content: Content): { id: string; share: number } {
  const { all, weights, rarest } = linesOf(content)
  const asked = stemsOf(text)
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? rarest), 0)
  const total = weightOf(asked)
  let best = { id: '', share: 0 }
  for (const { id, stems } of all) {
    const both = weightOf([...asked].filter((stem) => stems.has(stem)))
    const share = (2 * both) / (total + weightOf(stems) || 1)
    if (share > best.share) best = { id, share }
  }
  return best
}

/** Things at work of which the answers about the app would say something false. */
const AT_WORK =
  /\b(?:my|our|his|her|work|private) (?:work |private )?(?:e-?mails?|messages?|calls?|calendar|computer|laptop|screen|salary|pay)\b|\b(?:teams|slack|outlook) (?:chats?|messages?)\b|\b(?:on|in) (?:teams|slack|outlook|whatsapp)\b|\bpoint of me\b/i

/**
 * The answer to a question about the product: the text of the FAQ, a card that opens it, and one
 * that opens the page where it is done. Undefined for other messages. Product 4, Mira.
 */
export function productAnswer(
  { text, purpose, mayBeProduct }: Reading,
  content: Content,
): Answer | undefined {
  if (AT_WORK.test(text)) return undefined
  const { id, share } = nearestQuestion(text, content)
  const isAsked = purpose === 'product' ? share >= NAMED : share >= SURE && mayBeProduct
  if (!isAsked) return undefined
  const row = content.tables.get('faq')?.byKey.get(id)?.fields
  if (row === undefined) return undefined
  const page = typeof row.path === 'string' ? row.path : null
  const card = (kind: Card['kind'], title: string, path: string): Card => ({
    ...{ kind, id, title, path, reason: null },
  })
  return {
    ...said('product', ...paragraphsOf(`${row.answer}`)),
    cards: [
      card('faq', `${row.question}`, `/faq#${id}`),
      ...(page === null ? [] : [card('page', 'Open the page for it', page)]),
    ],
  }
}

const paragraphsOf = (text: string): Sentence[] =>
  withoutMarks(text)
    .split('\n\n')
    .map((paragraph) => ({ text: paragraph, sources: [] }))
