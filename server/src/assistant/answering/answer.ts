import { type Content, contentRow } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { openGoals } from '#learning/goals/goals.ts'
import { type Library, librarySearch } from '#learning/library/library.ts'
import type { LibraryHit } from '#learning/library/library.types.ts'
import type { Answer, Card, Sentence, Source } from './answer.types.ts'
import { helpLines } from './help-lines.ts'
import { reply } from './replies.ts'
import { routeOf } from './route.rules.ts'
import { safetyTopicOf } from './safety.rules.ts'
import { pathOf } from './source-paths.rules.ts'

/** What answers read: the request, the library, and the country for help lines. */
export type Asking = { context: SignedIn; library: Library; country: string | null }

const MOST_SOURCES = 4
const MOST_QUERY = 300

/**
 * Answers a message without a model: finds what it asks for, looks it up, and quotes what was found.
 * Safety comes first and looks nothing up. Product 4, Mira.
 */
export async function answerTo(text: string, asking: Asking): Promise<Answer> {
  const content = asking.library.content()
  const topic = safetyTopicOf(text)
  if (topic !== undefined) return safetyAnswer(content, topic, asking.country)
  const route = routeOf(text)
  if (route?.kind === 'smalltalk') return said('smalltalk', reply(content, route.reply))
  if (route?.kind === 'outOfScope') return said('outOfScope', reply(content, 'out-of-scope'))
  if (route?.kind === 'rehearsal') return rehearsalAnswer(content)
  if (route?.kind === 'goals') return goalsAnswer(content, asking)
  return foundAnswer(text, asking)
}

const said = (kind: Answer['kind'], ...sentences: Sentence[]): Answer => ({
  ...{ kind, sentences, sources: [], cards: [], question: null },
})

function safetyAnswer(content: Content, topic: string, country: string | null): Answer {
  const lines = helpLines(content, country)
  return {
    ...said('safety', reply(content, topic), ...lines.sentences),
    cards: [...lines.cards],
  }
}

const rehearsalAnswer = (content: Content): Answer => ({
  ...said('rehearsal', reply(content, 'rehearsal')),
  cards: [
    {
      kind: 'rehearsal',
      id: 'all',
      title: 'Choose a rehearsal',
      reason: null,
      path: '/chat/rehearsal',
    },
  ],
})

async function goalsAnswer(content: Content, { context }: Asking): Promise<Answer> {
  const goals = (await openGoals(context)).slice(0, MOST_SOURCES)
  if (goals.length === 0) return said('goals', reply(content, 'goals-none'))
  const found = goals.map((goal, at) => {
    const title = goal.adviceTitle ?? goal.actionTitle ?? 'A goal without a title'
    const path = `/impact-goal/view?id=${goal._id}`
    const source: Source = { n: at + 1, kind: 'goal', id: goal._id, title, path }
    const card: Card = { kind: 'goal', id: goal._id, title, reason: null, path }
    const day = goal.reviewDate === null ? '' : ` - check-in on ${goal.reviewDate}`
    return { source, card, sentence: { text: `${title}${day}`, sources: [at + 1] } }
  })
  return {
    ...said('goals', reply(content, 'goals'), ...found.map(({ sentence }) => sentence)),
    sources: found.map(({ source }) => source),
    cards: found.map(({ card }) => card),
  }
}

async function foundAnswer(text: string, { context, library }: Asking): Promise<Answer> {
  const content = library.content()
  const query = text.slice(0, MOST_QUERY)
  const { hits, near } = await librarySearch(context, library, { query, limit: MOST_SOURCES })
  const best = hits.length > 0 ? hits : near.slice(0, 2)
  if (best.length === 0) return said('nothing', reply(content, 'nothing-at-all'))
  const kind = hits.length === 0 ? 'nothing' : hits[0]?.kind === 'handbook' ? 'handbook' : 'advice'
  const sources = best.map((hit, at) => ({
    ...{ n: at + 1, kind: hit.kind, id: hit.id, title: hit.title, path: pathOf(hit) },
  }))
  const quoted = best.map((hit, at) => ({ text: quoteOf(hit), sources: [at + 1] }))
  return {
    ...said(kind, reply(content, kind), ...quoted),
    sources,
    cards: best.flatMap((hit) => cardOf(hit, content)),
  }
}

const quoteOf = ({ snippet, title }: LibraryHit) =>
  snippet.map(({ text }) => text).join('') || title

/** The piece itself; of an action its first advice. */
function cardOf(hit: LibraryHit, content: Content): Card[] {
  const reason = hit.snippet.find(({ marked }) => marked)?.text ?? null
  if (hit.kind === 'handbook') {
    return [{ kind: 'handbook', id: hit.id, title: hit.title, reason, path: pathOf(hit) }]
  }
  const adviceId =
    hit.kind === 'advice'
      ? hit.id
      : ((contentRow(content, 'impact-action', hit.id)?.adviceIds as string[] | undefined)?.[0] ??
        hit.adviceId)
  const advice = adviceId && contentRow(content, 'impact-advice', adviceId)
  if (!adviceId || !advice) return []
  return [{ kind: 'advice', id: adviceId, title: `${advice.title}`, reason, path: pathOf(hit) }]
}
