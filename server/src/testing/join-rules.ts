import { saveJoinRules } from '#organizations/companies/join-rules/join-rules.ts'
import type { TestApp } from '#testing/test-app.ts'

type Lists = { emailDomains?: readonly string[]; adminEmails?: readonly string[] }

/** Stores the domains and addresses by which people join a company, without any checks. */
export const setJoinRules = (app: TestApp, company: string, lists: Lists): Promise<void> =>
  app.services.store.write(async (trx) => {
    const columns = Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)])
    await trx
      .updateTable('company')
      .set(Object.fromEntries(columns))
      .where('_id', '=', company)
      .execute()
    await saveJoinRules(trx, company)
  })
