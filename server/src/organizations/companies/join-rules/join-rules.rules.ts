import { addressKey, asciiDomain } from '#lib/addresses.ts'
import { publicMail } from './public-mail.rules.ts'

/** A domain as somebody wrote it down: 'Juniper.Example', '@juniper.example' or 'bücher.example'. */
export const domainKey = (written: string) => asciiDomain(addressKey(written).replace(/^@/, ''))

/**
 * A referral code as it is compared, however it was written; empty where there is none. Worked out
 * here alone and kept as `company.codeKey`: the embedded store knows small letters of ASCII only.
 */
export const codeKey = (written: unknown) =>
  typeof written === 'string' ? addressKey(plainCode(written)) : ''

/** A code without the signs that nobody sees or types, in one form. */
export const plainCode = (written: string) => written.normalize('NFC').replace(/\p{C}/gu, '').trim()

const SHORTEST_CODE = 8

/** Whether a code has enough letters and digits that nobody comes upon it by trying. */
export const isHardToGuess = (code: string) =>
  [...codeKey(code)].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length >= SHORTEST_CODE

/** Whether an address, by its key, is at one of these domains or at a sub-domain of one. */
export function isBelow(emailKey: string, domains: readonly string[]): boolean {
  const its = `.${emailKey.slice(emailKey.lastIndexOf('@') + 1)}`
  return domains.some((domain) => its.endsWith(`.${domainKey(domain)}`))
}

/** Whether anybody can get an address there, so that it says nothing about where they work. */
export const isPublicMail = (domain: string) => publicMail().has(domainKey(domain))

/** A company that somebody may join, and by what: their address as an admin’s, its domain, or a code */
export type Lead = { company: string; by: 'admin' | 'domain' | 'code' }

export type Joined = { company: string; isAdmin: boolean }

/**
 * The company that a person belongs to whose address, at `domain`, was confirmed, of those that lead
 * somewhere: of the referral code, else the one that names the address as an admin’s, else the one
 * of its domain. Where several would do, none does: nothing says which. Product 4, sign-up.
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
