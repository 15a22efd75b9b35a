import { eraseDue } from '#privacy/erasing/erasing.ts'
import type { Actor } from '#testing/factories.ts'
import type { TestApp } from '#testing/test-app.ts'

const CLOSE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'

/** Closes an account through the API and erases it when due. Returns the code of a refusal. */
export async function erase(app: TestApp, person: Actor): Promise<string | undefined> {
  const refused = await app.code(CLOSE, { _id: person._id }, person.token)
  if (refused !== undefined) return refused
  await app.services.store.write((trx) =>
    trx
      .updateTable('user')
      .set({ deletionDate: app.clock.now() })
      .where('_id', '=', person._id)
      .execute(),
  )
  await eraseDue(app.services)
  return undefined
}
