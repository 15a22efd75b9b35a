import type { Content } from '#content/content.ts'
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

/** The rehearsals that belong to the hits, in the order of the hits. */
export function rehearsalsFor(content: Content, found: readonly AskedHit[]): Card[] {
  const all = rehearsalsOf(content)
  const ids = found.flatMap(({ hit, best }) => [hit, best].flatMap((it) => (it ? [it.id] : [])))
  const fitting = ids.flatMap((id) => all.filter(({ belongsTo }) => belongsTo.includes(id)))
  return [...new Set(fitting)].map(cardOf)
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
