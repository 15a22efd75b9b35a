import { expect, it } from 'vitest'
import { progressOf } from './setup.rules.ts'

const company = { _id: 'c', name: 'Juniper' }
const nothing = {
  hasSecondFactor: false,
  publicCompany: null,
  firstCompany: null,
  hasCompanyAdmin: false,
  wasMailSent: false,
}

it('counts the steps of the checklist that are done', () => {
  expect(progressOf(nothing)).toEqual({ done: 0, all: 4 })
  expect(progressOf({ ...nothing, hasSecondFactor: true, firstCompany: company })).toEqual({
    done: 1,
    all: 4,
  })
  const all = { publicCompany: company, firstCompany: company, hasCompanyAdmin: true }
  expect(progressOf({ ...all, wasMailSent: true, hasSecondFactor: true })).toEqual({
    done: 4,
    all: 4,
  })
})
