import { expect, it } from 'vitest'
import type { Company } from '#features/app-admin/companies.queries.ts'
import { baseOf, entriesOf, faultOf, fieldsOf, nothing } from './company.rules.ts'

const company = {
  ...{ _id: 'c', version: 3, name: 'Heron', businessModel: 'Innovation', geographyFocus: null },
  ...{ revenue: null, industry: 'Banks', numberOfEmployees: '> 10,000', engagementLevel: null },
  ...{ employeeTurnover: null, emailDomains: ['a.example', 'b.example'] },
  ...{ adminEmails: ['boss@a.example'], referralCode: 'HERON', seatLimit: 50 },
  ...{ referralCodeExpires: '2027-01-31T23:59:59.000Z', require2FA: true, require2FASince: null },
  ...{ require2FAGraceDays: 7, sessionHours: null, sessionIdleMinutes: null },
} satisfies Record<keyof Company | '_id', unknown> as Company

it('reads a company into its form and back unchanged', () => {
  const { version, values } = baseOf(company)
  expect(version).toBe(3)
  expect(fieldsOf(values)).toEqual({
    ...{ name: 'Heron', businessModel: 'Innovation', geographyFocus: null, revenue: null },
    ...{ industry: 'Banks', numberOfEmployees: '> 10,000', engagementLevel: null },
    ...{ employeeTurnover: null, emailDomains: ['a.example', 'b.example'] },
    ...{ adminEmails: ['boss@a.example'], referralCode: 'HERON', seatLimit: 50 },
    ...{ referralCodeExpires: '2027-01-31T23:59:59Z', require2FA: true, require2FAGraceDays: 7 },
  })
})

it.each([
  ['', []],
  [' \n ', []],
  ['a.example', ['a.example']],
  [
    'a.example, b.example;c.example\n\nd.example ',
    'a b c d'.split(' ').map((it) => `${it}.example`),
  ],
  ['not a domain\r\na.example', ['not a domain', 'a.example']],
])('reads the list entries of the text %j', (text, entries) =>
  expect(entriesOf(text)).toEqual(entries),
)

it.each([
  ['name', { name: ' ' }],
  ['seatLimit', { seatLimit: '0' }],
  ['seatLimit', { seatLimit: '1.5' }],
  ['seatLimit', { seatLimit: '1000001' }],
  ['require2FAGraceDays', { require2FAGraceDays: '' }],
  ['require2FAGraceDays', { require2FAGraceDays: '91' }],
  [null, { seatLimit: '', require2FAGraceDays: '0' }],
  [null, { seatLimit: '1000000', require2FAGraceDays: '90' }],
])('reports the invalid field %s of a company with %j', (field, change) => {
  expect(faultOf({ ...nothing.values, name: 'Heron', ...change })).toBe(field)
})
