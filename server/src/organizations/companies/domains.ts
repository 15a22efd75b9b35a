import { randomInt } from 'node:crypto'
import { hashToken, readAddress } from '#accounts/core/accounts.ts'
import { countLinkRequest, isWithinMailLimit } from '#accounts/email-links/email-links.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import { lockJoinRules } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { ungrouped } from '#lib/codes.ts'
import { AppError, badInput, invalidCode, notFound } from '#lib/errors.ts'
import { queueMail } from '#messaging/outbox/outbox.ts'
import { lockAsAdmin } from './administering.ts'
import {
  countProofTry,
  findDomains,
  listProofs,
  putProof,
  setDomains,
  takeProof,
} from './companies.store.ts'
import { domainKey, isPublicMail } from './join-rules/join-rules.rules.ts'
import { findOfDomain } from './join-rules/join-rules.store.ts'
import { saveJoinRules } from './join-rules/join-rules.ts'

const MOST_DOMAINS = 50
const CODE_MS = 30 * 60_000
const TRIES = 5
/** Letters and digits without those that look alike */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const makeCode = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('')

const hashOf = (company: string, code: string) =>
  hashToken(`${company} ${ungrouped(code).toUpperCase()}`)

const listOf = (json: string | undefined): string[] => JSON.parse(json ?? '[]')

/** The caller's own company. App admins are refused: they set domains without a proof. */
function ownCompany({ viewer }: SignedIn): string {
  if (viewer.companyId === null || viewer.isPublicUser) throw notFound('company')
  return viewer.companyId
}

function refusalOf(domain: string, has: readonly string[]): string | undefined {
  if (isPublicMail(domain)) return `Anyone can get an email at ${domain}.`
  if (has.some((one) => domainKey(one) === domain)) return 'This is already your domain.'
  return has.length >= MOST_DOMAINS ? `You can have up to ${MOST_DOMAINS} domains.` : undefined
}

/**
 * companyDomainProve: mails a code to an address at a domain; `companyDomainConfirm` adds the
 * domain. Answers the domain. Refuses with BAD_USER_INPUT (field email: an invalid address, a
 * public mail service, or a domain that the company has) and TOO_MANY_REQUESTS. Product 4, joining.
 */
export async function proveDomain(context: SignedIn, typed: string): Promise<string> {
  const { store, clock } = context
  const company = ownCompany(context)
  const { email, key } = readAddress(typed)
  const domain = key.slice(key.lastIndexOf('@') + 1)
  await countLinkRequest(context)
  await store.write(async (trx) => {
    const held = await lockAsAdmin(trx, context, company)
    const refusal = refusalOf(domain, listOf(await findDomains(trx, company)))
    if (refusal !== undefined) throw badInput(refusal, 'email')
    if (!(await isWithinMailLimit(trx, context, 'invite', key))) {
      const message = 'We just sent several codes to this email. Wait an hour.'
      throw new AppError('TOO_MANY_REQUESTS', message, { field: 'email', retryAfter: 3600 })
    }
    const code = makeCode()
    const until = clock.now() + CODE_MS
    const codeHash = hashOf(company, code)
    await putProof(trx, { company, domain, codeHash, tries: 0, expires: until })
    const shown = `${code.slice(0, 4)}-${code.slice(4)}`
    const mail = { kind: 'domainCode', company: held.name, domain, code: shown, until } as const
    await queueMail(trx, context, { email, user: null }, mail)
  })
  return domain
}

/**
 * companyDomainConfirm: redeems a mailed code and adds its domain, so that people with an address
 * at it join the company. Allows five guesses. Refuses with INVALID_CODE and CONFLICT (another
 * company has the domain).
 */
export async function confirmDomain(context: SignedIn, code: string): Promise<string> {
  const { store, clock } = context
  const company = ownCompany(context)
  const now = clock.now()
  // A separate transaction, so that a wrong guess is counted although the call fails.
  await store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    await countProofTry(trx, company, TRIES)
  })
  return store.write(async (trx) => {
    await lockJoinRules(trx)
    await lockAsAdmin(trx, context, company)
    const codeHash = hashOf(company, code)
    const domain = await takeProof(trx, { company, codeHash, now, most: TRIES })
    if (domain === undefined) throw invalidCode()
    if ((await findOfDomain(trx, company, domain)) !== undefined) {
      throw new AppError('CONFLICT', 'Another company owns this domain here. Ask us for help.')
    }
    await addDomain(trx, context, company, domain)
    return domain
  })
}

async function addDomain(trx: Db, context: SignedIn, company: string, domain: string) {
  const has = listOf(await findDomains(trx, company))
  const now = context.clock.now()
  await setDomains(trx, company, JSON.stringify([...new Set([...has, domain])]), now)
  await saveJoinRules(trx, company)
  await recordCompanyEvent(trx, context, { kind: 'domain_proven', company, fields: [domain] })
}

/** companyDomainRemove: removes a domain; members keep their access. Refuses with NOT_FOUND. */
export async function removeDomain(context: SignedIn, typed: string): Promise<string> {
  const company = ownCompany(context)
  const domain = domainKey(typed)
  return context.store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    const has = listOf(await findDomains(trx, company))
    const kept = has.filter((one) => domainKey(one) !== domain)
    if (kept.length === has.length) throw notFound('domain')
    await setDomains(trx, company, JSON.stringify(kept), context.clock.now())
    await saveJoinRules(trx, company)
    await recordCompanyEvent(trx, context, { kind: 'domain_removed', company, fields: [domain] })
    return domain
  })
}

/** companyDomainGetMany: domains of the caller’s company with a pending code. */
export function waitingDomains(context: SignedIn): Promise<{ domain: string; expires: number }[]> {
  const { store, clock } = context
  return listProofs(store.read, ownCompany(context), clock.now())
}
