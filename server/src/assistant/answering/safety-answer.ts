import { type Content, contentRow } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { answers, questionIsAnswered } from '#organizations/handbook/handbook.ts'
import type { Answer, Card, Sentence } from './answer.types.ts'
import { helpLines } from './help-lines.ts'
import { reply, said } from './replies.ts'
import { handbookPath } from './source-paths.rules.ts'
import { isAboutSomeoneElse, isHurtAtHome } from './understanding/safety.rules.ts'
import type { SafetyTopic } from './understanding/safety-topics.rules.ts'

type Help = {
  /** Questions of the handbook whose answer or contact person can help */
  questions: readonly string[]
  emergency: boolean
  line: boolean
}

const IN_CONFIDENCE = 'engagement-culture-respect-and-inclusion-1'
const SUPPORT = 'engagement-culture-health-and-support-1'
const COMPLAINT = 'retention-settling-conflicts-2'

const HELP: Readonly<Record<SafetyTopic, Help>> = {
  'self-harm': { questions: [SUPPORT], emergency: true, line: true },
  violence: {
    questions: ['team-management-safety-3', 'engagement-culture-health-and-support-2'],
    ...{ emergency: true, line: true },
  },
  harassment: { questions: [IN_CONFIDENCE, COMPLAINT], emergency: true, line: true },
  discrimination: { questions: [IN_CONFIDENCE, COMPLAINT], emergency: false, line: false },
  medical: { questions: ['rewards-time-off-3', SUPPORT], emergency: true, line: false },
  legal: {
    questions: ['communications-questions-and-concerns-4', COMPLAINT],
    ...{ emergency: false, line: false },
  },
}
const MOST_CARDS = 4

type SafetyContext = { context: SignedIn; content: Content; country: string | null }

/**
 * The fixed answer to a topic of a message, as `plainOf` reads it, with a help line and the company's contact persons. Nothing is
 * searched.
 */
export async function safetyAnswer(
  topic: SafetyTopic,
  plain: string,
  { context, content, country }: SafetyContext,
): Promise<Answer> {
  const help = HELP[topic]
  const lines = helpLines(content, country)
  const isAtHome = (topic === 'violence' || topic === 'harassment') && isHurtAtHome(plain)
  const isForOther = topic === 'self-harm' && isAboutSomeoneElse(plain)
  const id = isAtHome ? 'abuse-at-home' : isForOther ? 'self-harm-other' : topic
  const own: Sentence[] = [reply(content, id)]
  if (help.emergency) own.push(lines.emergency)
  // For medical messages the emergency number comes before the note that Mira can't help.
  const sentences = topic === 'medical' ? own.toReversed() : own
  const fromCompany = await fromHandbook(context, content, help.questions)
  const cards = [
    ...(help.line ? [lines.cards[isAtHome ? 'abuse' : 'crisis']] : []),
    ...fromCompany,
  ].slice(0, MOST_CARDS)
  return { ...said('safety', ...sentences), cards }
}

/** Contact persons, then the company's answers; an empty list for people without a company. */
async function fromHandbook(
  context: SignedIn,
  content: Content,
  questions: readonly string[],
): Promise<Card[]> {
  if (context.viewer.isPublicUser) return []
  const rows = await answers(context, questions)
  const cards = questions.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    const question = contentRow(content, 'handbook', id)
    if (row === undefined || question === undefined) return []
    const path = handbookPath(`${question.category}`, id)
    const card = (kind: Card['kind'], title: string): Card => ({
      ...{ kind, id, title, reason: null, path },
    })
    return [
      ...(row.contactPerson ? [card('contact', row.contactPerson)] : []),
      ...(questionIsAnswered(row) ? [card('handbook', `${question.text}`)] : []),
    ]
  })
  return cards.sort((one, other) => Number(isContact(other)) - Number(isContact(one)))
}

const isContact = ({ kind }: Card) => kind === 'contact'
