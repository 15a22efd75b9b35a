import { describe, expect, it } from 'vitest'
import { addressKeysIn } from '#lib/addresses-in.ts'
import type { ImportColumn } from '#organizations/member-import/core/columns.rules.ts'
import { isOwnRow, withoutOthers, withoutPerson } from './people-in-rows.rules.ts'

const KEYS = ['ada@x.example', 'ada@old.example']
const UNREAD = { email: '', name: '', problem: null, changes: null }
const columns = (...fields: ImportColumn['field'][]) =>
  fields.map((field, at) => ({ name: `c${at}`, field }))
const MAPPED = columns('email', 'firstName', null)
const UNKNOWN = columns(null, null, null)

const rowOf = (cells: string[], more = {}) => ({
  ...UNREAD,
  ...{ cells: JSON.stringify(cells), addresses: addressKeysIn(cells), ...more },
})
function leftOf(cells: string[], of = MAPPED, more = {}) {
  const left = withoutPerson(rowOf(cells, more), of, KEYS)
  return left && { ...left, cells: JSON.parse(left.cells) }
}

it.each([
  [true, ['Ada <ADA@x.example>', 'Ada', 'bo@x.example'], MAPPED],
  [true, ['hr/ada@x.example', 'Ada', ''], MAPPED],
  [true, ['', 'Ada', 'ada@old.example'], UNKNOWN],
  [false, ['bo@x.example, ada@x.example', '', ''], MAPPED],
  [false, ['', 'Ada', 'ada@x.example'], MAPPED],
  [false, ['ada@x.example', '', 'bo@x.example'], UNKNOWN],
  [false, ['mary-ada@x.example', 'Mary', ''], MAPPED],
  [false, ['', 'Bo', ''], UNKNOWN],
] as const)('finds out whether a row is about one person only: %s for %j', (isOwn, cells, of) => {
  expect(isOwnRow(rowOf([...cells]), of, KEYS)).toBe(isOwn)
})

describe('a row without an erased person', () => {
  it('deletes the row of an erased person', () => {
    expect(leftOf(['ada@x.example', 'Ada', ''])).toBeUndefined()
  })

  it('removes an erased person from the row of another person', () => {
    const cells = ['bo@x.example', 'Bo', 'Ada ada@x.example, Cy cy@x.example']
    const changes = [{ field: 'firstName', from: null, to: 'ADA@x.example' }]
    const read = {
      email: 'bo@x.example',
      name: 'ADA@x.example',
      problem: '“ada@x.example” is no role.',
    }
    expect(leftOf(cells, MAPPED, { ...read, changes: JSON.stringify(changes) })).toEqual({
      ...{ cells: ['bo@x.example', 'Bo', 'cy@x.example, …'], email: 'bo@x.example', name: '…' },
      ...{ problem: '“…” is no role.', addresses: ' bo@x.example  cy@x.example ' },
      changes: JSON.stringify([{ field: 'firstName', from: null, to: '…' }]),
    })
    expect(leftOf(['bo@x.example', 'Bo', 'hada@x.example'])).toMatchObject({
      cells: ['bo@x.example', 'Bo', 'hada@x.example'],
    })
  })

  it('keeps only the addresses of others in a row that may be an erased person’s', () => {
    const looked = { email: 'ada@x.example (bo@x.example)', name: 'Ada', problem: 'Ada is wrong' }
    expect(leftOf([looked.email, 'Ada', ''], MAPPED, looked)).toEqual({
      ...{ cells: ['bo@x.example, …', '', ''], email: '', name: '', changes: null },
      ...{ problem: 'This row has no email.', addresses: '  bo@x.example ' },
    })
  })
})

it('replaces the addresses of others in a text for one person', () => {
  expect(withoutOthers('Ada <ADA@x.example> for bo@x.example', KEYS)).toBe(
    'Ada <ADA@x.example> for [address of somebody else]',
  )
})
