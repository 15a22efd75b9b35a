import { randomInt } from 'node:crypto'
import { anAccount, letAppCodesBeUnused } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { ask, password } from './people.ts'

/** The password of people who sign up here. */
export const newPassword = 'three green boats at noon'

let made = 0

/** So many random digits, for an unused phone number. */
export const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

/** An unused address. Only the domain juniper.example belongs to a company. */
export function freshAddress(domain = 'juniper.example'): string {
  made += 1
  return `new-${Date.now()}-${process.pid}-${made}@${domain}`
}

async function data<T>(
  base: string,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const { data: found, errors } = await ask<T>(base, token, query, variables)
  if (errors?.[0] || !found) throw new Error(errors?.[0]?.message ?? 'no data')
  return found
}

/** The messages to an address or a phone on the page of local mode, newest first. */
export async function messagesTo(base: string, recipient: string): Promise<string[]> {
  const page = await (await fetch(new URL('/local/mailbox', base))).text()
  const articles = page.split('<article>').slice(1)
  return articles.filter((article) => article.includes(`To ${recipient}<`))
}

/** The path and query of the link in the newest mail that has one. */
export async function mailedLink(base: string, email: string): Promise<string> {
  for (const article of await messagesTo(base, email)) {
    const link = /\/auth\/[a-z-]+\?code=[\w-]{43}/.exec(article)?.[0]
    if (link) return link
  }
  throw new Error(`no link was mailed to ${email}`)
}

/** The six digits of the newest text message to a phone. */
export async function textedCode(base: string, phone: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await messagesTo(base, phone))[0]?.split('<pre>')[1] ?? '')?.[0]
  if (!code) throw new Error(`no code was texted to ${phone}`)
  return code
}

/** Makes a company without email domains. Answers its referral code. */
export async function aReferralCode(base: string): Promise<string> {
  made += 1
  const referralCode = `JOIN-${Date.now()}-${made}`
  const token = await beginElsewhere(base, { email: 'operator@goodwork.example', password })
  await data(
    base,
    token,
    'mutation C($obj: CompanyCreateInput!) { companyCreate(obj: $obj) { _id } }',
    {
      obj: { name: 'Heron', referralCode },
    },
  )
  return referralCode
}

/** An account with an authenticator app, a phone and recovery codes. */
export type SecuredPerson = {
  _id: string
  email: string
  password: string
  secret: string
  phone: string
  recoveryCodes: string[]
}

/** Makes an account with every kind of second factor. */
export async function aSecuredAccount(base: string): Promise<SecuredPerson> {
  const { _id, email, token } = await anAccount(base)
  const { initiateTOTP } = await data<{ initiateTOTP: { secret: string } }>(
    base,
    token,
    'mutation { initiateTOTP { secret } }',
  )
  const { secret } = initiateTOTP
  const confirmApp = 'mutation C($code: String!) { verifyTOTP(code: $code) { token } }'
  const { verifyTOTP } = await data<{ verifyTOTP: { token: string } }>(base, token, confirmApp, {
    code: appCodeOf(secret),
  })
  letAppCodesBeUnused({ _id })
  const phone = `+4915${digits(9)}`
  const setUp = 'mutation S($phone: String!) { setupSMSOTP(phone: $phone) }'
  await data(base, verifyTOTP.token, setUp, { phone })
  const confirmPhone = 'mutation C($code: String!) { verifySMSOTP(code: $code) { token } }'
  const { verifySMSOTP } = await data<{ verifySMSOTP: { token: string } }>(
    base,
    verifyTOTP.token,
    confirmPhone,
    { code: await textedCode(base, phone) },
  )
  const { generateRecoveryCodes } = await data<{ generateRecoveryCodes: string[] }>(
    base,
    verifySMSOTP.token,
    'mutation { generateRecoveryCodes }',
  )
  return { _id, email, password, secret, phone, recoveryCodes: generateRecoveryCodes }
}

/** Starts a session with the password, as another device would. Answers its token. */
export async function beginElsewhere(
  base: string,
  { email, password }: Pick<SecuredPerson, 'email' | 'password'>,
): Promise<string> {
  const login =
    'mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { token } }'
  return (await data<{ login: { token: string } }>(base, null, login, { email, password })).login
    .token
}
