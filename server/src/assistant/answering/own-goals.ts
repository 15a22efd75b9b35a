import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { planOf } from '#learning/goals/goals.rules.ts'
import { ACHIEVED, allGoals } from '#learning/goals/goals.ts'
import { isStopWord, wordsOf } from '#learning/library/words/words.ts'
import { daysOfWeek, weekIn } from '#lib/weeks.ts'
import type { Answer, Card, Sentence, Source } from './answer.types.ts'
import { chooseGoals, dayInWords, type OwnGoal } from './own-goals.rules.ts'
import { reply, said } from './replies.ts'
import type { GoalsWanted } from './understanding/purposes.rules.ts'

const MOST = 4

/** Answers a question about own goals with sentences from them. `today` is the person's day. */
export async function goalsAnswer(
  wants: GoalsWanted,
  text: string,
  { context, content, today }: { context: SignedIn; content: Content; today: string },
): Promise<Answer> {
  const week = weekIn(Date.parse(today), 'UTC')
  const sunday = daysOfWeek(week).at(-1) ?? today
  const chosen = chooseGoals({ wants, about: wordsIn(text) }, await ownGoals(context), {
    today,
    sunday,
  })
  const goals = chosen.goals.slice(0, MOST)
  const found = goals.map((goal, at) => {
    const { _id: id, title } = goal
    const path = `/impact-goal/view?id=${id}`
    const source: Source = { ...{ n: at + 1, kind: 'goal', id, title, path } }
    const card: Card = { ...{ kind: 'goal', id, title, reason: null, path } }
    return { source, card, sentences: sentencesOf(goal, at + 1, { ...chosen, today }) }
  })
  return {
    ...said('goals', reply(content, chosen.reply), ...found.flatMap(({ sentences }) => sentences)),
    sources: found.map(({ source }) => source),
    cards: found.map(({ card }) => card),
  }
}

/** Words of a question about goals that name no goal. */
const OF_GOALS = new Set(['goal', 'goals', 'plan', 'plans', 'check', 'step', 'week', 'today'])

/** The words of a message that may name a goal. */
const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .map(({ raw }) => raw.toLowerCase())
    .filter((word) => !isStopWord(word) && !OF_GOALS.has(word))

/** Open and achieved goals, without bookmarks and goals that were let go. */
async function ownGoals(context: SignedIn): Promise<OwnGoal[]> {
  const rows = await allGoals(context)
  return rows
    .filter(({ isGoal, letGoDate }) => isGoal && letGoDate === null)
    .map((goal) => ({
      ...goal,
      title: goal.adviceTitle || goal.actionTitle || 'A goal without a title',
      words: [
        goal.actionTitle,
        goal.planWhen,
        goal.planThen,
        goal.specific,
        goal.note,
        goal.partner,
      ]
        .filter(Boolean)
        .join(' '),
      isAchieved: goal.progress === ACHIEVED,
      updatedDate: Number(goal.updatedDate),
    }))
}

function sentencesOf(
  goal: OwnGoal,
  n: number,
  { today, withPlan }: { today: string; withPlan: boolean },
): Sentence[] {
  const plan = withPlan ? planOf(goal) : null
  const text = `${goal.title}${dayOf(goal, today)}`
  return [{ text, sources: [n] }, ...(plan === null ? [] : [{ text: plan, sources: [n] }])]
}

/** The next day of a goal: its check-in, or its end. */
function dayOf({ isAchieved, reviewDate, endDate }: OwnGoal, today: string): string {
  if (isAchieved) return ' - achieved'
  if (reviewDate !== null) {
    const isPast = reviewDate.slice(0, 10) < today
    return `: check-in ${isPast ? 'was due' : 'is'} ${onDay(reviewDate, today)}`
  }
  return endDate === null ? '' : `: ends ${onDay(endDate, today)}`
}

function onDay(date: string, today: string): string {
  const day = dayInWords(date, today)
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`
}
