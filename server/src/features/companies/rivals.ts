import type { Db } from '#db/store.ts'
import { readAddress } from '#features/identity/identity.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { AppError, badInput } from '#kernel/errors.ts'
import { domainKey, isPublicMail } from './companies.joining.rules.ts'
import { findOfCode, findOfDomain } from './rivals.store.ts'

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
    return readAddress(written).email
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw badInput(`“${written}” is not a mail address.`, 'adminEmails')
  }
}

/**
 * Ways into a company as they are kept: domains in small letters, addresses as one writes them, each
 * once. Refuses with BAD_USER_INPUT what is none, and domains where anybody can have an address.
 */
export function keptWays(values: { emailDomains?: unknown; adminEmails?: unknown }) {
  const { emailDomains, adminEmails } = values
  const each = (json: unknown, check: (one: string) => string) =>
    JSON.stringify([...new Set(listOf(json).map(check))])
  return {
    ...(emailDomains !== undefined && { emailDomains: each(emailDomains, checkedDomain) }),
    ...(adminEmails !== undefined && { adminEmails: each(adminEmails, checkedAddress) }),
  }
}

type Given = { emailDomains?: unknown; referralCode?: unknown }

/**
 * Refuses with BAD_USER_INPUT, by field, a domain or a code by which people join another company: it
 * would lead into neither. App admins alone are told: to others it would be a way to guess codes.
 */
export async function refuseRivals(
  trx: Db,
  { role }: Pick<Viewer, 'role'>,
  company: string,
  { emailDomains, referralCode }: Given,
): Promise<void> {
  if (role !== 'appAdmin') return
  for (const domain of listOf(emailDomains).map(domainKey)) {
    const rival = await findOfDomain(trx, company, domain)
    if (rival !== undefined) {
      throw badInput(`${domain} leads into ${rival} already.`, 'emailDomains')
    }
  }
  const code = typeof referralCode === 'string' ? referralCode.trim().toLowerCase() : ''
  const rival = code === '' ? undefined : await findOfCode(trx, company, code)
  if (rival !== undefined) throw badInput(`${rival} uses this code already.`, 'referralCode')
}
