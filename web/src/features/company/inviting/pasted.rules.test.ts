import { expect, it } from 'vitest'
import { pastedPeople } from './pasted.rules.ts'

it.each([
  ['otto@a.example', ['otto@a.example||']],
  ['Otto Lund <otto@a.example>', ['otto@a.example|Otto|Lund']],
  ['"Lund, Otto" <otto@a.example>, b@a.example', ['otto@a.example|Otto|Lund', 'b@a.example||']],
  ['Ida van der Berg <ida@a.example>;', ['ida@a.example|Ida|van der Berg']],
  ['a@a.example; b@a.example c@a.example,', ['a@a.example||', 'b@a.example||', 'c@a.example||']],
  ['mailto:a@a.example?cc=b@a.example', ['mailto:a@a.example?cc=b@a.example||']],
  ['<o’neill@a.example>', ['o’neill@a.example||']],
  ['otto', []],
  ['', []],
])('reads the people to invite in the pasted text %j', (text, people) => {
  const found = pastedPeople(text)
  expect(found.map((one) => `${one.email}|${one.firstName}|${one.lastName}`)).toEqual(people)
})
