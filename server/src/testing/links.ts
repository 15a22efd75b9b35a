import type { Actor } from '#testing/factories.ts'
import { outboxOf } from '#testing/outbox.ts'
import { aSession } from '#testing/policy-world.ts'
import { callFrom, signIn } from '#testing/sign-in.ts'
import type { Answer, TestApp } from '#testing/test-app.ts'

/** The calls about mailed links, by their names. */
export const LINK_CALLS = {
  userCreate: 'mutation($obj: UserCreateInput!) { userCreate(obj: $obj) { _id } }',
  verifyEmail: `mutation($code: String!, $password: String, $requiresProof: Boolean, $joins: Boolean,
    $expectedCompany: String) {
    verifyEmail(code: $code, password: $password, requiresProof: $requiresProof, joins: $joins,
      expectedCompany: $expectedCompany) }`,
  resendEmailVerification: 'mutation($_id: ID!) { resendEmailVerification(_id: $_id) }',
  getResetPasswordLink: 'mutation($email: String!) { getResetPasswordLink(email: $email) }',
  verifyResetPasswordCode: 'mutation($code: String!) { verifyResetPasswordCode(code: $code) }',
  resetPassword: `mutation($password: String!, $code: String!) {
    resetPassword(password: $password, code: $code) }`,
  emailChange: 'mutation($email: String!) { emailChange(email: $email) }',
  passwordChange: `mutation($password: String!, $newPassword: String!) {
    passwordChange(password: $password, newPassword: $newPassword) { token state } }`,
} as const
export type LinkCall = keyof typeof LINK_CALLS

type From = { from?: string; token?: string; headers?: Record<string, string> }
let calls = 0

/** Makes one call, by default from a new IP address, so that no rate limit applies. */
export function link(
  app: TestApp,
  name: LinkCall,
  variables: object,
  { from, token, headers = {} }: From = {},
): Promise<Answer> {
  calls += 1
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const own = `2001:db8:${(calls >> 16).toString(16)}:${(calls & 0xffff).toString(16)}::1`
  return callFrom(app, LINK_CALLS[name], variables, {
    from: from ?? own,
    headers: { ...headers, ...bearer },
  })
}

/** As `link`; returns the code of the refusal, or 'done'. */
export async function linkOutcome(app: TestApp, name: LinkCall, variables: object, from?: From) {
  const { data, errors } = await link(app, name, variables, from)
  if (errors[0] !== undefined) return errors[0].extensions.code
  return data[name] === null || data[name] === false ? 'nothing' : 'done'
}

export const NEW_PASSWORD = 'seven purple umbrellas'

export const signUp = (app: TestApp, email: string, more: object = {}): Promise<Answer> => {
  const obj = { email, password: NEW_PASSWORD, firstName: 'Ada', lastName: 'Byron', ...more }
  return link(app, 'userCreate', { obj })
}

/** Signs up, confirms the address by its link, and signs in. Returns the token. */
export async function signUpAndIn(app: TestApp, email: string, more: object = {}): Promise<string> {
  await signUp(app, email, more)
  await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, email, 'verifyAddress') })
  return (await signIn(app, { email, password: NEW_PASSWORD })).data.login.token
}

/** The mails to an address, oldest first; only those of `kind` if given. */
export async function mailsTo(app: TestApp, email: string, kind?: string) {
  const rows = await outboxOf(app)
  return rows.filter((row) => row.recipient === email && (kind ?? row.kind) === row.kind)
}

/** The codes of links, or tokens of invitations, in the mails to an address, oldest first. */
export async function codesTo(app: TestApp, email: string, kind: string): Promise<string[]> {
  const mails = await mailsTo(app, email, kind)
  return mails.map(({ text }) => /(?:code|invite)=([\w-]{43})/.exec(text)?.[1] ?? 'no code')
}

export const codeTo = async (app: TestApp, email: string, kind: string): Promise<string> =>
  (await codesTo(app, email, kind)).at(-1) ?? 'nothing was mailed'

/**
 * Changes a person's address by the mailed link, and accepts the company of the new address.
 * Returns the person, signed in again.
 */
export async function changeAddress(app: TestApp, person: Actor, email: string): Promise<Actor> {
  const { token } = person
  const asked = await linkOutcome(app, 'emailChange', { email }, { token })
  const code = await codeTo(app, email, 'confirmNewAddress')
  const moved = await linkOutcome(app, 'verifyEmail', { code, joins: true }, { token })
  if (asked !== 'done' || moved !== 'done') throw new Error(`${asked}, ${moved}`)
  return { ...person, email, token: await aSession(app, person._id) }
}

/** Sets a password with the link that is mailed after sign-ups with different passwords. */
export async function settle(app: TestApp, email: string, password: string) {
  const code = await codeTo(app, email, 'setPassword')
  return linkOutcome(app, 'resetPassword', { password, code })
}

/** Requests a reset link. Returns the mailed code. */
export async function resetCode(app: TestApp, email: string): Promise<string> {
  await link(app, 'getResetPasswordLink', { email })
  return codeTo(app, email, 'resetLink')
}
