import { expect, it } from 'vitest'
import type { Field } from '../server/src/entity/entity.types.ts'
import { companyEntity } from '../server/src/organizations/companies/companies.entity.ts'
import { optionValues } from '../web/src/features/admin/option-values.ts'

it('the web offers what the server takes for a company profile, in the same order', () => {
  const taken = Object.entries<Field>(companyEntity.fields).flatMap(([name, { values }]) =>
    values === undefined ? [] : [[name, values]],
  )
  expect(optionValues).toEqual(Object.fromEntries(taken))
  expect(taken.length).toBeGreaterThan(5)
})
