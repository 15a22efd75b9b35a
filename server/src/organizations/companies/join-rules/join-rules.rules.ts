import { addressKey, asciiDomain, pastedAddress } from '#lib/addresses.ts'
import { plainTyped } from '#lib/codes.ts'
import { publicMail } from './public-mail.rules.ts'

/** The key of a domain such as 'Juniper.Example', '@juniper.example' or 'bücher.example'. */
export const domainKey = (written: string) =>
  asciiDomain(pastedAddress(addressKey(written)).replace(/^@/, ''))

/**
 * The key of a referral code, stored as `company.codeKey`; empty without a code. Computed here,
 * because SQLite changes only ASCII letters to lower case.
 */
export const codeKey = (written: unknown) =>
  typeof written === 'string' ? addressKey(plainTyped(plainCode(written))) : ''

/** A code without invisible characters, in NFC. */
export const plainCode = (written: string) => written.normalize('NFC').replace(/\p{C}/gu, '').trim()

const SHORTEST_CODE = 8

/** Whether a code has enough letters and digits to be hard to guess. */
export const isHardToGuess = (code: string) =>
  [...codeKey(code)].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length >= SHORTEST_CODE

/** Whether an address, by its key, is at one of these domains or at a sub-domain of one. */
export function isBelow(emailKey: string, domains: readonly string[]): boolean {
  const its = `.${emailKey.slice(emailKey.lastIndexOf('@') + 1)}`
  return domains.some((domain) => its.endsWith(`.${domainKey(domain)}`))
}

/** Whether a domain belongs to a public mail service. */
export const isPublicMail = (domain: string) => publicMail().has(domainKey(domain))

/** A company that an address or a code matches, and by which rule */
export type Lead = { company: string; by: 'admin' | 'domain' | 'code' }

export type Joined = { company: string; isAdmin: boolean }

/**
 * The company of a confirmed address at `domain`: by the referral code, else by an admin address,
 * else by domain. If several companies match by the same rule, the answer is undefined. Product 4,
 * sign-up.
 */
export function companyOfAddress(leads: readonly Lead[], domain: string): Joined | undefined {
  const led = (by: Lead['by']) => leads.filter((it) => it.by === by).map(({ company }) => company)
  const admins = led('admin')
  for (const companies of [led('code'), admins, isPublicMail(domain) ? [] : led('domain')]) {
    const [company, ...more] = companies
    if (more.length > 0) return undefined
    if (company !== undefined) return { company, isAdmin: admins.includes(company) }
  }
  return undefined
}
