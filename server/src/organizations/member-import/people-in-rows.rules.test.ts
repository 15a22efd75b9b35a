import { describe, expect, it } from 'vitest'
import { addressKeysIn } from '#lib/addresses-in.ts'
import type { ImportColumn } from './columns.rules.ts'
import { relationOf, withoutOthers, withoutPerson } from './people-in-rows.rules.ts'

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

describe('what a row is for a person', () => {
  it.each([
    ['own', ['Ada <ADA@x.example>', 'Ada', 'bo@x.example'], MAPPED],
    ['own', ['hr/ada@x.example', 'Ada', ''], MAPPED],
    ['own', ['', 'Ada', 'ada@old.example'], UNKNOWN],
    ['shared', ['bo@x.example, ada@x.example', '', ''], MAPPED],
    ['shared', ['', 'Ada', 'ada@x.example'], MAPPED],
    ['shared', ['ada@x.example', '', 'bo@x.example'], UNKNOWN],
    ['other', ['bo@x.example', 'Bo', 'ada@x.example'], MAPPED],
    ['other', ['mary-ada@x.example', 'Mary', ''], MAPPED],
    ['other', ['', 'Bo', ''], UNKNOWN],
  ] as const)('is %s: %j', (relation, cells, of) => {
    expect(relationOf(rowOf([...cells]), of, KEYS)).toBe(relation)
  })
})

describe('what is left of a row without an erased person', () => {
  it('is nothing of their own row', () => {
    expect(leftOf(['ada@x.example', 'Ada', ''])).toBeUndefined()
  })

  it('is all but the cells that name them, of a row of somebody else', () => {
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

  it('is the addresses of others alone, of a row that may be theirs', () => {
    const looked = { email: 'ada@x.example (bo@x.example)', name: 'Ada', problem: 'Ada is wrong' }
    expect(leftOf([looked.email, 'Ada', ''], MAPPED, looked)).toEqual({
      ...{ cells: ['bo@x.example, …', '', ''], email: '', name: '', changes: null },
      ...{ problem: 'There is no mail address in this row.', addresses: '  bo@x.example ' },
    })
  })
})

it('tells nobody the addresses of others', () => {
  expect(withoutOthers('Ada <ADA@x.example> for bo@x.example', KEYS)).toBe(
    'Ada <ADA@x.example> for [address of somebody else]',
  )
})
