import { readAddress } from '#accounts/accounts.ts'
import { countForCompany } from '#accounts/person-limit.ts'
import { lockJoinRules } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { codeKey, domainKey, isHardToGuess, isPublicMail, plainCode } from './join-rules.rules.ts'
import { findCode, findOfCode, findOfDomain } from './join-rules.store.ts'

const listOf = (json: unknown): string[] => (typeof json === 'string' ? JSON.parse(json) : [])

function checkedDomain(written: string): string {
  const domain = domainKey(written)
  if (isPublicMail(domain)) {
    const message = `Anybody can have an address at ${domain}. Name domains of the company only.`
    throw badInput(message, 'emailDomains')
  }
  try {
    readAddress(`somebody@${domain}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw badInput(`“${written}” is not a mail domain, such as juniper.example.`, 'emailDomains')
  }
  return domain
}

function checkedAddress(written: string): string {
  try {
    const { email, key } = readAddress(written)
    // Found by its domain, in ASCII.
    const domain = key.slice(key.lastIndexOf('@'))
    return email.toLowerCase().endsWith(domain) ? email : key
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw badInput(`“${written}” is not a mail address.`, 'adminEmails')
  }
}

/** Refuses with BAD_USER_INPUT a code that is soon guessed. */
export function checkCode(referralCode: unknown): void {
  if (codeKey(referralCode) === '' || isHardToGuess(String(referralCode))) return
  throw badInput(TOO_SHORT, 'referralCode')
}

const TOO_SHORT = 'Choose at least eight letters or digits: whoever guesses the code joins.'

function keptCode(written: string): string | null {
  const code = plainCode(written)
  if (code === '' && written.trim() !== '') throw badInput(TOO_SHORT, 'referralCode')
  return code === '' ? null : code
}

type Ways = { emailDomains?: unknown; adminEmails?: unknown; referralCode?: unknown }

/**
 * Ways into a company as they are kept: domains in small letters, addresses as one writes them, each
 * once; a code without signs that nobody sees. Refuses with BAD_USER_INPUT what is none, and domains
 * where anybody can have an address.
 */
export function keptWays(values: Ways) {
  const { emailDomains, adminEmails, referralCode } = values
  const each = (json: unknown, check: (one: string) => string) =>
    JSON.stringify([...new Set(listOf(json).map(check))])
  return {
    ...(emailDomains !== undefined && { emailDomains: each(emailDomains, checkedDomain) }),
    ...(adminEmails !== undefined && { adminEmails: each(adminEmails, checkedAddress) }),
    ...(typeof referralCode === 'string' && { referralCode: keptCode(referralCode) }),
  }
}

type Given = { emailDomains?: unknown; referralCode?: unknown }

/** A company has few reasons to try many codes, but to learn those of others. */
const CODES_A_DAY = 10
const DAY = 24 * 3_600_000

/** Counts each other code that a company is given by its admins, in a transaction of its own. */
export async function countCode({ referralCode }: Values, context: SignedIn): Promise<void> {
  const { role, companyId } = context.viewer
  const code = codeKey(referralCode)
  if (role !== 'companyAdmin' || companyId === null || code === '') return
  if (code === (await findCode(context.store.read, companyId))) return
  await countForCompany(context, companyId, {
    what: 'referralCode',
    most: CODES_A_DAY,
    windowMs: DAY,
    message: 'Your company chose many codes today. Please try again tomorrow.',
  })
}

/**
 * Refuses with BAD_USER_INPUT, by field, a domain or a code by which people join another company: it
 * would lead into neither. Holds all ways in, so that of two who take the same at once one is
 * refused. App admins read which company it is; others nothing of it, and their tries are counted.
 */
export async function refuseRivals(
  trx: Db,
  { role, companyId }: Pick<Viewer, 'role' | 'companyId'>,
  company: string,
  { emailDomains, referralCode }: Given,
): Promise<void> {
  const isAppAdmin = role === 'appAdmin'
  const [domains, code] = [listOf(emailDomains).map(domainKey), codeKey(referralCode)]
  // Another company's change is refused as such, whatever its value.
  if ((domains.length === 0 && code === '') || !(isAppAdmin || company === companyId)) return
  await lockJoinRules(trx)
  // One of before stays as it is, until somebody changes it.
  if (code !== (await findCode(trx, company))) checkCode(referralCode)
  for (const domain of domains) {
    const rival = await findOfDomain(trx, company, domain)
    if (rival !== undefined)
      throw badInput(`${domain} leads into ${rival} already.`, 'emailDomains')
  }
  const rival = code === '' ? undefined : await findOfCode(trx, company, code)
  if (rival === undefined) return
  if (isAppAdmin) throw badInput(`${rival} uses this code already.`, 'referralCode')
  const message = 'This code does not work here. Choose a longer one that only you would choose.'
  throw badInput(message, 'referralCode')
}
