import { type Content, contentRow } from '#content/content.ts'
import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import type { Answer, Card } from './answer.types.ts'
import { reply, said } from './replies.ts'
import { isSameWord } from './understanding/own-words.rules.ts'
import { plainOf } from './understanding/words.rules.ts'

const PAGE = '/chat/rehearsal'
const MOST = 3

type Rehearsal = { id: string; title: string; who: string; belongsTo: readonly string[] }

/** The rehearsals of the content; an empty list if it has no such table. */
const rehearsalsOf = (content: Content): Rehearsal[] =>
  (content.tables.get('rehearsal')?.records ?? []).map(({ key, fields }) => ({
    id: key,
    title: `${fields.title ?? ''}`,
    who: `${fields.who ?? ''}`,
    belongsTo: [fields.challengeIds, fields.adviceIds].flatMap((ids) =>
      Array.isArray(ids) ? ids.map(String) : [],
    ),
  }))

const cardOf = ({ id, title }: Rehearsal): Card => ({
  ...{ kind: 'rehearsal', id, title, reason: null, path: `${PAGE}?id=${encodeURIComponent(id)}` },
})

/** The rehearsals of an action's advice, or of an obstacle. */
export function rehearsalsFor(content: Content, found: AskedHit | undefined): Card[] {
  if (found === undefined) return []
  const { hit, best } = found
  const adviceIds = contentRow(content, 'impact-action', hit.id)?.adviceIds
  const ids = [hit.id, best?.id, ...(Array.isArray(adviceIds) ? adviceIds.map(String) : [])]
  return rehearsalsOf(content)
    .filter(({ belongsTo }) => belongsTo.some((id) => ids.includes(id)))
    .map(cardOf)
}

const OTHERS: readonly (readonly [who: string, named: RegExp])[] = [
  ['boss', /\b(?:boss|manager|supervisor|lead(?:er)?|pay)\b/],
  ['customer', /\b(?:customer|client|guest|patient|supplier)s?\b/],
  ['team', /\b(?:team|everyone|staff)\b/],
  ['colleague', /\b(?:colleague|co-?worker|teammate)s?\b/],
]

/** Offers rehearsals about the same person or subject, then a link to all. */
export function rehearsalAnswer(text: string, content: Content): Answer {
  const plain = plainOf(text)
  const spoken = plain.match(/[\p{L}]{4,}/gu) ?? []
  const who = OTHERS.find(([, named]) => named.test(plain))?.[0]
  const ranked = rehearsalsOf(content)
    .map((one) => {
      const title = plainOf(one.title).match(/[\p{L}]{4,}/gu) ?? []
      const met = title.filter((word) => spoken.some((other) => isSameWord(word, other))).length
      return { one, points: met + (one.who === who ? 1 : 0) }
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST)
  const every: Card = {
    ...{ kind: 'rehearsal', id: 'all', title: 'Choose a rehearsal', reason: null, path: PAGE },
  }
  return {
    ...said('rehearsal', reply(content, 'rehearsal')),
    cards: [...ranked.map(({ one }) => cardOf(one)), every],
  }
}
