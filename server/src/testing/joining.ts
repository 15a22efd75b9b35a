import { randomUUID } from 'node:crypto'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, linkOutcome } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import type { TestApp } from '#testing/test-app.ts'

const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const LINK = 'mutation { link: invitationLinkCreate(days: 90, uses: 100) { code } }'

/** A company with its own domain, its admin, and the code of an invitation link. */
export async function aCompanyToJoin(app: TestApp) {
  const domain = `${randomUUID().slice(0, 8)}.example`
  const company = await aCompany(app, domain)
  const admin = await aPerson(app, { company, isCompanyAdmin: true })
  const link: string = (await app.call(LINK, {}, admin.token)).data.link.code
  return { domain, company, admin, link }
}

/** A new address that no account has. */
export const anAddress = (at = 'private.example'): string => `${randomUUID().slice(0, 8)}@${at}`

/** A person with a new session after their sessions were ended. */
export const signedInAgain = async (app: TestApp, person: Actor): Promise<Actor> => ({
  ...person,
  token: await aSession(app, person._id),
})

/** Leaves the company by a link to a private address, which frees the company's address. */
export async function leaveBy(app: TestApp, person: Actor, email = anAddress()): Promise<Actor> {
  const { token } = await signedInAgain(app, person)
  await app.done(LEAVE, { email }, token)
  const code = await codeTo(app, email, 'confirmNewAddress')
  const left = await linkOutcome(app, 'verifyEmail', { code }, { token })
  if (left !== 'done') throw new Error(left)
  return { ...person, email }
}
