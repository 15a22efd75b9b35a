import { lockCounted } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { FEWEST, publishedCount } from '#lib/aggregates.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { cleanName, nameKey } from '#lib/names.ts'
import { weekAfter, weekIn } from '#lib/weeks.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import {
  GAPS,
  keyOf,
  monthBefore,
  monthOf,
  openQuestions,
  type QuestionRow,
} from './handbook-gaps.rules.ts'
import {
  countMembersOf,
  countMisses,
  deleteClosed,
  deleteOfCompany,
  deleteOldQuestions,
  ensureMiss,
  listAnswered,
  listClosing,
  listKnown,
  listMissed,
  listOwn,
  recordMissed,
  recordQuestion,
  setDismissed,
} from './handbook-gaps.store.ts'

export type { OpenQuestion } from './handbook-gaps.rules.ts'

export const forgetGaps = deleteOfCompany

/** The company of the caller. Refuses with FORBIDDEN without one. */
function companyOf({ viewer }: SignedIn): string {
  if (viewer.companyId !== null && !viewer.isPublicUser) return viewer.companyId
  throw new AppError('FORBIDDEN', 'You have no company handbook.')
}

const weekOf = (now: number) => weekIn(now, 'UTC')

/**
 * handbookMissCreate: records a search without results, once per person, month and words, at most
 * fifty of a person in a month. Answers true.
 */
export async function miss(context: SignedIn, typed: string): Promise<boolean> {
  const { store, viewer, clock } = context
  const company = companyOf(context)
  const words = nameKey(cleanName(typed)).slice(0, GAPS.words)
  if (words === '') throw badInput('Enter some words.', 'words')
  const month = monthOf(clock.now())
  await store.write(async (trx) => {
    await lockCounted(trx, viewer.userId)
    if ((await countMisses(trx, viewer.userId, month)) >= GAPS.missesAMonth) return
    await ensureMiss(trx, { user: viewer.userId, company, month, words })
  })
  return true
}

/** How many people searched for words without results in a month. */
export type MissedSearch = { month: string; words: string; people: number }

/** handbookMissGetMany: for admins, the searches of members without results. */
export const missed = (context: SignedIn): Promise<MissedSearch[]> =>
  listMissed(context.store.read, companyOf(context))

export type NewQuestion = {
  id?: string | null | undefined
  text?: string | null | undefined
  isNamed: boolean
}

/** A valid question. `exists` says whether the handbook has a question with an id. */
function checked({ id, text }: NewQuestion, exists: (id: string) => boolean) {
  if ((id == null) === (text == null)) throw badInput('Give a question or your own words.', 'text')
  if (id != null) {
    if (!exists(id)) throw badInput('This question doesn’t exist.', 'id')
    return { question: id, text: null, key: keyOf({ question: id }) }
  }
  const words = cleanName(text ?? '')
  if (words === '') throw badInput('Write your question.', 'text')
  if (words.length > GAPS.question) {
    throw badInput(`Use ${GAPS.question} characters or fewer.`, 'text')
  }
  return { question: null, text: words, key: keyOf({ text: words }) }
}

/**
 * handbookQuestionCreate: asks the company, with or without one's name (product 4, handbook).
 * Refuses with BAD_USER_INPUT (an invalid question; one without a name among fewer than five
 * members) and LIMIT_REACHED (five a week, twenty in all).
 */
export async function ask(
  context: SignedIn,
  obj: NewQuestion,
  exists: (id: string) => boolean,
): Promise<boolean> {
  const { store, viewer, clock } = context
  const company = companyOf(context)
  const asked = checked(obj, exists)
  const week = weekOf(clock.now())
  await store.write(async (trx) => {
    await lockCounted(trx, viewer.userId)
    if (!obj.isNamed && (await countMembersOf(trx, company)) < FEWEST) {
      const few = `Your company has fewer than ${FEWEST} members here, so they'd know it was you.`
      throw badInput(`${few} Ask with your name.`, 'isNamed')
    }
    const own = await listOwn(trx, viewer.userId, company)
    if (!own.some(({ key }) => key === asked.key)) {
      const ofWeek = own.filter((one) => one.week === week).length
      const open = own.filter(({ isDismissed }) => isDismissed === 0).length
      if (ofWeek >= GAPS.questionsAWeek || open >= GAPS.questions) {
        throw new AppError('LIMIT_REACHED', 'You have asked a lot already. Ask again next week.')
      }
    }
    const row = { company, user: viewer.userId, week, isNamed: obj.isNamed ? 1 : 0 } as const
    // A random id: other ids contain a time, which could show who asked.
    await recordQuestion(trx, { _id: crypto.randomUUID(), ...row, ...asked })
  })
  return true
}

export type OwnQuestion = {
  id: string | null
  text: string | null
  isNamed: boolean
  isDismissed: boolean
}

/** handbookQuestionOwn: one's own questions, ordered by words, never by time. */
export async function ownQuestions(context: SignedIn): Promise<OwnQuestion[]> {
  const rows = await listOwn(context.store.read, context.viewer.userId, companyOf(context))
  return rows.map(({ question, text, isNamed, isDismissed }) => {
    return { id: question, text, isNamed: isNamed === 1, isDismissed: isDismissed === 1 }
  })
}

const nameOf = (row: { firstName: string | null; lastName: string | null }) =>
  `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || null

/**
 * handbookQuestionGetMany: for admins, open questions with the names that people gave. A question
 * without a name is shown after its week ends.
 */
export async function questions(context: SignedIn) {
  const { store, clock } = context
  const company = companyOf(context)
  const [rows, answered] = await Promise.all([
    listKnown(store.read, company, weekOf(clock.now())),
    listAnswered(store.read, company),
  ])
  const open: QuestionRow[] = rows
    .filter(({ question }) => question === null || !answered.has(question))
    .map(({ key, question, text, ...row }) => ({ key, question, text, name: nameOf(row) }))
  return openQuestions(open)
}

/**
 * handbookQuestionDismiss: dismisses a question for everyone who asked it, or undoes that. People
 * who asked see that it is dismissed. Answers true.
 */
export async function dismiss(context: SignedIn, key: string, undo: boolean): Promise<boolean> {
  const { store, clock } = context
  const company = companyOf(context)
  await store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    await setDismissed(trx, { company, key, week: weekOf(clock.now()) }, undo ? 0 : 1)
  })
  return true
}

/**
 * Closes past months: stores counts of searches in steps of five and deletes the searches of
 * people. Deletes counts of a year ago and questions of half a year ago.
 */
export async function closeGaps({ store, clock }: Services): Promise<void> {
  const [month, week] = [monthOf(clock.now()), weekOf(clock.now())]
  await store.write(async (trx) => {
    await closeMonths(trx, month)
    await deleteClosed(trx, month, monthBefore(month, GAPS.months))
    await deleteOldQuestions(trx, weekAfter(week, -GAPS.weeks))
  })
}

async function closeMonths(trx: Db, month: string): Promise<void> {
  const sizes = new Map<string, number>()
  for (const { people, ...row } of await listClosing(trx, month)) {
    const size = sizes.get(row.company) ?? (await countMembersOf(trx, row.company))
    sizes.set(row.company, size)
    const count = publishedCount(people, size)
    if (count !== null) await recordMissed(trx, { ...row, people: count })
  }
}
