import { readAddress } from '#accounts/core/accounts.ts'
import { countForCompany } from '#accounts/core/person-limit.ts'
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
    const message = `Anyone can get an email at ${domain}. Only use your company’s own domains.`
    throw badInput(message, 'emailDomains')
  }
  try {
    readAddress(`somebody@${domain}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw badInput(`“${written}” is not an email domain such as juniper.example.`, 'emailDomains')
  }
  return domain
}

function checkedAddress(written: string): string {
  try {
    const { email, key } = readAddress(written)
    // The index compares domains in ASCII.
    const domain = key.slice(key.lastIndexOf('@'))
    return email.toLowerCase().endsWith(domain) ? email : key
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw badInput(`“${written}” is not an email address.`, 'adminEmails')
  }
}

/** Refuses with BAD_USER_INPUT a code that is easily guessed. */
export function checkCode(referralCode: unknown): void {
  if (codeKey(referralCode) === '' || isHardToGuess(String(referralCode))) return
  throw badInput(TOO_SHORT, 'referralCode')
}

const TOO_SHORT = 'Use at least 8 letters or digits. Anyone who guesses the code can join.'

function normalizedCode(written: string): string | null {
  const code = plainCode(written)
  if (code === '' && written.trim() !== '') throw badInput(TOO_SHORT, 'referralCode')
  return code === '' ? null : code
}

type Rules = { emailDomains?: unknown; adminEmails?: unknown; referralCode?: unknown }

/**
 * Join rules in their stored form: domains in lower case, addresses as written, each once; a code
 * without invisible characters. Refuses with BAD_USER_INPUT invalid rules and domains of public
 * mail services.
 */
export function normalizedRules(values: Rules) {
  const { emailDomains, adminEmails, referralCode } = values
  const each = (json: unknown, check: (one: string) => string) =>
    JSON.stringify([...new Set(listOf(json).map(check))])
  return {
    ...(emailDomains !== undefined && { emailDomains: each(emailDomains, checkedDomain) }),
    ...(adminEmails !== undefined && { adminEmails: each(adminEmails, checkedAddress) }),
    ...(typeof referralCode === 'string' && { referralCode: normalizedCode(referralCode) }),
  }
}

type ChangedRules = { emailDomains?: unknown; referralCode?: unknown }

/** A limit, because a refused code shows that another company has it. */
const CODES_A_DAY = 10
const DAY = 24 * 3_600_000

/** Counts a change of the code by company admins, in a separate transaction. */
export async function countCode({ referralCode }: Values, context: SignedIn): Promise<void> {
  const { role, companyId } = context.viewer
  const code = codeKey(referralCode)
  if (role !== 'companyAdmin' || companyId === null || code === '') return
  if (code === (await findCode(context.store.read, companyId))) return
  await countForCompany(context, companyId, {
    what: 'referralCode',
    most: CODES_A_DAY,
    windowMs: DAY,
    message: 'Your company has chosen many codes today. Try again tomorrow.',
  })
}

/**
 * Refuses with BAD_USER_INPUT, by field, a domain or a code of another company: with two companies,
 * neither could be joined by it. Locks all join rules, so that one of two parallel calls is
 * refused. Only app admins read the name of the other company.
 */
export async function refuseConflicts(
  trx: Db,
  { role, companyId }: Pick<Viewer, 'role' | 'companyId'>,
  company: string,
  { emailDomains, referralCode }: ChangedRules,
): Promise<void> {
  const isAppAdmin = role === 'appAdmin'
  const [domains, code] = [listOf(emailDomains).map(domainKey), codeKey(referralCode)]
  // `lockAsAdmin` refuses a change to another company.
  if ((domains.length === 0 && code === '') || !(isAppAdmin || company === companyId)) return
  await lockJoinRules(trx)
  // An older, shorter code stays valid until it is changed.
  if (code !== (await findCode(trx, company))) checkCode(referralCode)
  for (const domain of domains) {
    const other = await findOfDomain(trx, company, domain)
    if (other !== undefined)
      throw badInput(`${domain} already belongs to ${other}.`, 'emailDomains')
  }
  const other = code === '' ? undefined : await findOfCode(trx, company, code)
  if (other === undefined) return
  if (isAppAdmin) throw badInput(`${other} already uses this code.`, 'referralCode')
  const message = 'This code is taken or too easy to guess. Choose a longer one.'
  throw badInput(message, 'referralCode')
}
