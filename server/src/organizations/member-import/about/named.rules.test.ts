import { describe, expect, it } from 'vitest'
import type { ImportColumn } from '../columns.rules.ts'
import { isOnlyAbout, withoutOthers, withoutPerson } from './named.rules.ts'

const KEYS = ['ada@x.example', 'ada@old.example']
const UNREAD = { email: '', emailKey: null, name: '', problem: null, changes: null }
const columns = (...fields: ImportColumn['field'][]) =>
  fields.map((field, at) => ({ name: `c${at}`, field }))
const MAPPED = columns('email', 'firstName', null)
const UNKNOWN = columns(null, null, null)

const leftOf = (cells: string[], of = MAPPED, more = {}) => {
  const row = { ...UNREAD, cells: JSON.stringify(cells), ...more }
  const left = withoutPerson(row, of, KEYS)
  return left === row ? 'the same' : left && { ...left, cells: JSON.parse(left.cells) }
}

describe('what is left of a row of a file without somebody who is forgotten', () => {
  it.each([
    ['of nobody they are', ['bo@x.example', 'Bo', 'hada@x.example'], MAPPED],
    ['of nobody at all', ['', 'Bo', ''], UNKNOWN],
  ])('is all of it, %s', (_what, cells, of) => {
    expect(leftOf(cells, of)).toBe('the same')
  })

  it.each([
    ['ADA@x.example', 'Ada', ''],
    ['Ada <ada@old.example>', 'Ada', 'bo@x.example'],
  ])('is nothing where its own column names them: %s', (...cells) => {
    expect(leftOf(cells)).toBeUndefined()
  })

  it('is all but the cell that names them, in a row of somebody else, read or not', () => {
    const cells = ['bo@x.example', 'Bo', 'Ada Byron <ada@x.example>']
    const without = ['bo@x.example', 'Bo', '']
    for (const of of [MAPPED, UNKNOWN]) expect(leftOf(cells, of)).toMatchObject({ cells: without })
    const read = { email: 'bo@x.example', emailKey: 'bo@x.example', name: 'Bo' }
    expect(leftOf(cells, MAPPED, read)).toMatchObject({ ...read, cells: without })
    const three = ['bo@x.example', 'Bo', 'Ada ada@x.example, Cy cy@x.example']
    expect(leftOf(three)).toMatchObject({ cells: ['bo@x.example', 'Bo', 'cy@x.example, …'] })
  })

  it('is no address of another that could be read only now', () => {
    expect(leftOf(['bo@x.example, ada@x.example', 'Bo', ''])).toMatchObject({
      cells: ['bo@x.example, …', 'Bo', ''],
    })
  })

  it('is the addresses of others alone, where it may be theirs', () => {
    expect(leftOf(['ada@x.example', 'Ada', 'bo@x.example'], UNKNOWN)).toMatchObject({
      cells: ['', '', 'bo@x.example'],
    })
    expect(leftOf(['', 'Ada', 'ada@x.example'])).toMatchObject({ cells: ['', '', ''] })
    const looked = { email: 'ada@x.example (bo@x.example)', name: 'Ada', problem: 'Ada is wrong' }
    expect(leftOf([looked.email, 'Ada', ''], MAPPED, looked)).toEqual({
      ...{ cells: ['bo@x.example, …', '', ''], email: '', emailKey: null, name: '' },
      ...{ problem: 'There is no mail address in this row.', changes: null },
    })
  })

  it('has them in no other text either', () => {
    const cells = ['bo@x.example', 'ADA@x.example', '']
    const changes = [{ field: 'firstName', from: null, to: 'ADA@x.example' }]
    const read = { email: 'bo@x.example', emailKey: 'bo@x.example', name: 'ADA@x.example' }
    const row = {
      ...read,
      problem: '“ADA@x.example” is no role.',
      changes: JSON.stringify(changes),
    }
    expect(leftOf(cells, MAPPED, row)).toEqual({
      ...{ ...read, cells: ['bo@x.example', '', ''], name: '…', problem: '“…” is no role.' },
      changes: JSON.stringify([{ field: 'firstName', from: null, to: '…' }]),
    })
  })
})

describe('a row that nobody could read', () => {
  const isAbout = (cells: string[], of = MAPPED, emailKey: string | null = null) =>
    isOnlyAbout({ cells: JSON.stringify(cells), emailKey }, of, KEYS)

  it('is about whom its own column names, whoever else stands in it', () => {
    expect(isAbout(['Ada ada@x.example', 'Ada', 'bo@x.example'])).toBe(true)
    expect(isAbout(['bo@x.example', 'Bo', 'ada@x.example'])).toBe(false)
    expect(isAbout(['', 'Bo', 'ada@x.example'])).toBe(false)
  })

  it('is about whom its own column names with something before it, and not who has a longer name', () => {
    const [glued, longer] = ['hr/ada@x.example', 'mary-ada@x.example']
    expect(isAbout([glued, 'Ada', ''], MAPPED, glued)).toBe(true)
    expect(leftOf([glued, 'Ada', ''], MAPPED, { emailKey: glued })).toBeUndefined()
    expect(isAbout([longer, 'Mary', ''], MAPPED, longer)).toBe(false)
    expect(leftOf([longer, 'Mary', ''], MAPPED, { emailKey: longer })).toBe('the same')
    expect(isAbout(['ada@x.example', 'Ada', ''], MAPPED, 'ada@x.example')).toBe(false)
  })

  it('is about nobody for sure where no column says it and it names two', () => {
    expect(isAbout(['ada@x.example', 'ada@old.example', ''], UNKNOWN)).toBe(true)
    expect(isAbout(['ada@x.example', 'bo@x.example', ''], UNKNOWN)).toBe(false)
    expect(isAbout(['', 'Ada', ''], UNKNOWN)).toBe(false)
  })
})

it('tells nobody the addresses of others', () => {
  expect(withoutOthers('Ada <ADA@x.example> for bo@x.example', KEYS)).toBe(
    'Ada <ADA@x.example> for [address of somebody else]',
  )
})
