import type { Browser } from '@playwright/test'
import { test as journey } from './account-journey.ts'
import { type Account, anAccount, inStore } from './accounts.ts'
import { beginElsewhere } from './newcomers.ts'
import { ask, password } from './people.ts'

type CreatedCompany = { companyCreate: { _id: string } }
const create = 'mutation C($obj: CompanyCreateInput!) { companyCreate(obj: $obj) { _id } }'

type Company = { admin: Account; member: Account }

/** A company of one journey alone, with an admin and a member. */
async function aCompany(base: string): Promise<Company> {
  const operator = { email: 'operator@goodwork.example', password }
  const token = await beginElsewhere(base, operator)
  const { data, errors } = await ask<CreatedCompany>(base, token, create, {
    obj: { name: 'Heron' },
  })
  const company = data?.companyCreate._id
  if (company === undefined) throw new Error(errors?.[0]?.message ?? 'no company')
  const [admin, member] = [await anAccount(base, company), await anAccount(base, company)]
  inStore((store) =>
    store.prepare('update user set isCompanyAdmin = 1 where _id = ?').run(admin._id),
  )
  return { admin, member }
}

/** A journey with its own company, signed in as its admin. */
export const test = journey.extend<{ company: Company }>({
  company: async ({ base }, use) => {
    await use(await aCompany(base))
  },
  account: async ({ company }, use) => {
    await use(company.admin)
  },
})

/** A browser in which the account is signed in. */
export function browserOf(browser: Browser, base: string, { token }: Account) {
  const localStorage = [{ name: 'API_TOKEN', value: token }]
  return browser.newContext({
    baseURL: base,
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  })
}
