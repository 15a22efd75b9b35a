import { addressKey, asciiDomain, mailKey } from '#kernel/addresses.ts'
import { publicMail } from './public-mail.ts'

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

/** Whether somebody wrote just this address, however they wrote it. */
export const isAddress = (written: string, emailKey: string) => mailKey(written) === emailKey

/** Whether an address, by its key, is at one of these domains or at a sub-domain of one. */
export function isBelow(emailKey: string, domains: readonly string[]): boolean {
  const its = `.${emailKey.slice(emailKey.lastIndexOf('@') + 1)}`
  return domains.some((domain) => its.endsWith(`.${domainKey(domain)}`))
}

/** Whether anybody can get an address there, so that it says nothing about where they work. */
export const isPublicMail = (domain: string) => publicMail().has(domainKey(domain))

export type Joinable = {
  _id: string
  emailDomains: readonly string[]
  adminEmails: readonly string[]
  /** As `codeKey` has it; nothing where no code leads into the company */
  codeKey: string | null
}

export type Joined = { company: string; isAdmin: boolean }

/**
 * The company that a person belongs to whose address was confirmed: of the referral code, else the
 * one that names the address as an admin’s, else the one of its domain. Where several would do,
 * none does: nothing says which. Product 4, sign-up.
 */
export function companyOfAddress(
  companies: readonly Joinable[],
  emailKey: string,
  referralCode: string | null,
): Joined | undefined {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  const code = codeKey(referralCode)
  const isAdminOf = (it: Joinable) => it.adminEmails.some((email) => mailKey(email) === emailKey)
  const ways: ((it: Joinable) => boolean)[] = [
    (it) => code !== '' && it.codeKey === code,
    isAdminOf,
    (it) => !isPublicMail(domain) && it.emailDomains.some((one) => domainKey(one) === domain),
  ]
  for (const fits of ways) {
    const [found, ...more] = companies.filter(fits)
    if (found !== undefined && more.length === 0) {
      return { company: found._id, isAdmin: isAdminOf(found) }
    }
    if (more.length > 0) return undefined
  }
  return undefined
}
