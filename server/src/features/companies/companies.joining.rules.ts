import providers from 'email-providers/all.json' with { type: 'json' }

// Well-known ones that the list lacks.
const MORE = [
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'hey.com',
  'pm.me',
  'tuta.com',
  'tuta.io',
  'tutanota.com',
  'tutanota.de',
]

let known: ReadonlySet<string> | undefined

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** A domain as somebody wrote it down: 'Juniper.Example' or '@juniper.example'. */
export const domainKey = (written: string) => folded(written).replace(/^@/, '')

/** A referral code as it is compared, however it was written; empty where there is none. */
export const codeKey = (written: unknown) => (typeof written === 'string' ? folded(written) : '')

/** Whether somebody wrote just this address, however they wrote it. */
export const isAddress = (written: string, emailKey: string) => folded(written) === emailKey

/** Whether anybody can get an address there, so that it says nothing about where they work. */
export function isPublicMail(domain: string): boolean {
  known ??= new Set([...providers, ...MORE])
  return known.has(domainKey(domain))
}

export type Joinable = {
  _id: string
  emailDomains: readonly string[]
  adminEmails: readonly string[]
  referralCode: string | null
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
  const isAdminOf = (it: Joinable) => it.adminEmails.some((email) => folded(email) === emailKey)
  const ways: ((it: Joinable) => boolean)[] = [
    (it) => code !== '' && codeKey(it.referralCode) === code,
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
