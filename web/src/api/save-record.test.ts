import { describe, expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import { saveRecord, type Verdict } from './save-record.ts'

type Goal = { version: number; note: string }

const conflict = () =>
  new AppError('refused', 409, [{ message: 'newer', code: 'CONFLICT', field: 'version' }])

/** A server that has a version of the record, and refuses changes of another version. */
function aServer(theirs: Goal | null, others = 0) {
  const versions: number[] = []
  const send = async ({ version }: Goal, isAgain: boolean) => {
    versions.push(version)
    if (theirs === null || version !== theirs.version + others) throw conflict()
    return isAgain ? 'saved again' : 'saved'
  }
  return { versions, send, newest: async () => theirs }
}

const seen = { version: 1, note: 'mine' }
const theirs = { version: 2, note: 'theirs' }

describe('saving a record', () => {
  it('sends a change once if no one else changed the record', async () => {
    const { versions, send, newest } = aServer(seen)
    expect(await saveRecord(seen, send, { newest, onConflict: () => 'ask' })).toBe('saved')
    expect(versions).toEqual([1])
  })

  it.each<[verdict: Verdict<string>, outcome: string, versions: number[]]>([
    ['again', 'saved again', [1, 2]],
    [{ done: 'theirs' }, 'theirs', [1]],
  ])('follows the verdict on a version conflict: %j', async (verdict, outcome, sent) => {
    const { versions, send, newest } = aServer(theirs)
    expect(await saveRecord(seen, send, { newest, onConflict: () => verdict })).toBe(outcome)
    expect(versions).toEqual(sent)
  })

  it('throws the version conflict if the person has to decide or the record is deleted', async () => {
    for (const there of [theirs, null]) {
      const { send, newest } = aServer(there)
      const saving = saveRecord(seen, send, { newest, onConflict: () => 'ask' })
      await expect(saving).rejects.toMatchObject({ code: 'CONFLICT' })
    }
  })

  it('throws the version conflict after the last try', async () => {
    const { versions, send, newest } = aServer(theirs, 1)
    const saving = saveRecord(seen, send, { newest, onConflict: () => 'again', tries: 3 })
    await expect(saving).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(versions).toEqual([1, 2, 2])
  })

  it('throws at once a refusal that is no version conflict', async () => {
    const refused = new AppError('refused', 400, [
      { message: 'no', code: 'BAD_USER_INPUT', field: null },
    ])
    const send = () => Promise.reject(refused)
    const newest = () => Promise.reject(new Error('not asked'))
    await expect(saveRecord(seen, send, { newest, onConflict: () => 'again' })).rejects.toBe(
      refused,
    )
  })
})
