import { saveJoinRules } from '#organizations/companies/join-rules/join-rules.ts'
import type { TestApp } from '#testing/test-app.ts'

type Lists = { emailDomains?: readonly string[]; adminEmails?: readonly string[] }

/** Stores by which domains and addresses people join a company, as they are written, unchecked. */
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
