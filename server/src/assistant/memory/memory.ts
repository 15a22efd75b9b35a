import { lockCounted } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { plainOf } from '../answering/understanding/words.rules.ts'
import { MEMORY_STATES, type MemoryState, MOST, oneLine, refusalOf } from './memory.rules.ts'
import {
  deleteLines,
  findState,
  insertLine,
  listLines,
  recordState,
  updateLine,
} from './memory.store.ts'

export type MemoryLine = { _id: string; text: string; createdDate: number }
export type Memory = { state: MemoryState; lines: MemoryLine[] }

/** chatMemoryGetMany: the own state and lines, the newest first. Product 4, Mira's memory. */
export const memory = (context: SignedIn): Promise<Memory> =>
  readMemory(context.store.read, context)

async function readMemory(db: Db, context: SignedIn): Promise<Memory> {
  const user = context.viewer.userId
  const state = await findState(db, user)
  const rows = await listLines(db, user)
  return {
    state: MEMORY_STATES.find((one) => one === state) ?? 'off',
    lines: rows.map(({ content, ...row }) => ({ ...row, text: opened(context, content) })),
  }
}

const opened = ({ seal, viewer }: SignedIn, content: string): string =>
  JSON.parse(seal.open('memory', viewer.userId, content)).text

const sealed = ({ seal, viewer }: SignedIn, text: string): string =>
  seal.seal('memory', viewer.userId, JSON.stringify({ text }))

/** The lines of the person if the memory is on, otherwise an empty list. */
export async function remembered(context: SignedIn): Promise<string[]> {
  const { state, lines } = await memory(context)
  return state === 'on' ? lines.map(({ text }) => text) : []
}

type MemoryChange = {
  state?: string | null | undefined
  _id?: string | null | undefined
  text?: string | null | undefined
}

/**
 * chatMemoryUpdate: turns the memory on or off or pauses it; adds a line or changes the named one.
 * Refuses with BAD_USER_INPUT a line that may not be kept or a new line while the memory isn't on;
 * with LIMIT_REACHED after 50 lines; with NOT_FOUND if the person has no such line.
 */
export async function updateMemory(context: SignedIn, given: MemoryChange): Promise<Memory> {
  const state = readState(given.state)
  const text = given.text == null ? undefined : readLine(given.text)
  const user = context.viewer.userId
  return context.store.write(async (trx) => {
    await lockCounted(trx, user)
    if (state !== undefined) await recordState(trx, user, state)
    if (text !== undefined && given._id == null) await addLine(trx, context, text)
    else if (text !== undefined) {
      const line = { _id: storable(`${given._id}`), user, content: sealed(context, text) }
      if (!(await updateLine(trx, line))) throw notFound('line')
    }
    return readMemory(trx, context)
  })
}

async function addLine(trx: Db, context: SignedIn, text: string): Promise<void> {
  const { state, lines } = await readMemory(trx, context)
  if (state !== 'on') throw badInput('Turn memory on to add something.', 'state')
  if (lines.some((line) => isSame(line.text, text)))
    throw badInput('Mira already remembers this.', 'text')
  if (lines.length >= MOST.lines) {
    throw new AppError('LIMIT_REACHED', `Mira can remember ${MOST.lines} things. Delete one first.`)
  }
  await insertLine(trx, newLine(context, text))
}

const newLine = (context: SignedIn, text: string) => ({
  _id: context.ids.id(),
  user: context.viewer.userId,
  content: sealed(context, text),
  createdDate: context.clock.now(),
})

const isSame = (one: string, other: string) => plainOf(one) === plainOf(other)

function readState(given: string | null | undefined): MemoryState | undefined {
  if (given == null) return undefined
  const state = MEMORY_STATES.find((one) => one === given)
  if (state === undefined) throw badInput(`Choose one of ${MEMORY_STATES.join(', ')}.`, 'state')
  return state
}

const REFUSED = {
  private:
    'Mira doesn’t remember health, feelings, family, belief, origin, politics, unions, money, legal trouble or other people.',
  'not-own': 'Write about your own work, with “I” or “my”: I work night shifts.',
}

function readLine(given: string): string {
  const text = oneLine(storable(given))
  if (text === '') throw badInput('Write something first.', 'text')
  if (text.length > MOST.characters) {
    const message = `A line can have ${MOST.characters} characters. Yours has ${text.length}.`
    throw badInput(message, 'text')
  }
  const refusal = refusalOf(text)
  if (refusal !== undefined) throw badInput(REFUSED[refusal], 'text')
  return text
}

/** The result for a line from a message: its id, or why it was not stored. */
export type KeepOutcome = { _id: string } | 'off' | 'paused' | 'known' | 'full'

/** Stores a line from a message if the memory is on. Callers check that the line may be kept. */
export async function keepLine(context: SignedIn, text: string): Promise<KeepOutcome> {
  const user = context.viewer.userId
  return context.store.write(async (trx) => {
    await lockCounted(trx, user)
    const { state, lines } = await readMemory(trx, context)
    if (state !== 'on') return state
    if (lines.some((line) => isSame(line.text, text))) return 'known'
    if (lines.length >= MOST.lines) return 'full'
    const line = newLine(context, text)
    await insertLine(trx, line)
    return { _id: line._id }
  })
}

/** chatMemoryDelete: deletes one own line, or all of them, for good. */
export const forget = (context: SignedIn, _id: string | null | undefined): Promise<Memory> =>
  context.store.write(async (trx) => {
    const { userId } = context.viewer
    const deleted = await deleteLines(trx, userId, _id == null ? undefined : storable(_id))
    if (_id != null && deleted === 0) throw notFound('line')
    return readMemory(trx, context)
  })
