import { expect, it } from 'vitest'
import { progressOf } from './setup.rules.ts'

const company = { _id: 'c', name: 'Juniper' }
const nothing = {
  hasSecondFactor: false,
  publicCompany: null,
  firstCompany: null,
  hasCompanyAdmin: false,
  wasMailSent: false,
  testMail: null,
}
const all = {
  hasSecondFactor: true,
  publicCompany: company,
  firstCompany: company,
  hasCompanyAdmin: true,
  wasMailSent: true,
  testMail: null,
}

it('counts the finished steps of the setup checklist', () => {
  expect(progressOf(nothing)).toEqual({ done: 0, all: 4 })
  expect(progressOf({ ...nothing, firstCompany: company })).toEqual({ done: 0, all: 4 })
  expect(progressOf(all)).toEqual({ done: 4, all: 4 })
})

it('counts the email step as open while the newest test email is refused', () => {
  const testMail = { to: 'olu@work.example', state: 'retrying', error: '550 refused' }
  expect(progressOf({ ...all, testMail })).toEqual({ done: 3, all: 4 })
})
