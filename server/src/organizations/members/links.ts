import { namingOf } from '#accounts/people/named.ts'
import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { countLinks, listLinks } from '#organizations/members/core/invitations.store.ts'
import { storeInvitations } from '#organizations/members/core/invitations.ts'
import { LIMITS } from '#organizations/members/core/members.rules.ts'

const DAY = 24 * 3_600_000
/** The most usable links of a company: its admins can see and revoke each */
const MOST_LINKS = 100

const tooMany = () =>
  new AppError('LIMIT_REACHED', `You already have ${MOST_LINKS} open links. End one of them first.`)

export type NewLink = { days: number; uses: number; companyId?: string | null | undefined }

function between(field: string, n: number, most: number): number {
  if (Number.isInteger(n) && n >= 1 && n <= most) return n
  throw badInput(`Choose a number from 1 to ${most.toLocaleString('en')}.`, field)
}

/**
 * invitationLinkCreate: creates a link with a number of uses and days, never as admin. Answers its
 * code once, because only a hash is stored. Refuses with NOT_FOUND, BAD_USER_INPUT and
 * LIMIT_REACHED (100 usable links).
 */
export async function makeLink(context: SignedIn, { days, uses, companyId }: NewLink) {
  const company = administered(context, companyId)
  const expires = context.clock.now() + between('days', days, LIMITS.linkDays) * DAY
  between('uses', uses, LIMITS.linkUses)
  const nobody = { firstName: '', lastName: '', firstKey: '', lastKey: '', role: null } as const
  return context.store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    if ((await countLinks(trx, company, context.clock.now())) >= MOST_LINKS) throw tooMany()
    const made = { ...nobody, company, email: null, emailKey: null, expires, uses }
    const [link] = await storeInvitations(trx, context, [{ ...made, isCompanyAdmin: 0 }])
    if (link === undefined) throw notFound('invitation')
    const { _id, token } = link
    await recordCompanyEvent(trx, context, { kind: 'invitation_link_made', company, items: [_id] })
    return { _id, code: token, expires, uses }
  })
}

/**
 * invitationLinkGetMany: all usable links of a company, newest first, then the newest hundred that
 * ended; without codes, with their makers and whether they are valid.
 */
export async function linksOf(context: SignedIn, companyId?: string | null) {
  const company = administered(context, companyId)
  await recordAdminAccess(context, { what: 'links', subject: company })
  const rows = await listLinks(context.store.read, company, context.clock.now(), MOST_LINKS)
  const naming = await namingOf(
    context,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ createdBy, isValid, ...row }) => ({
    ...row,
    who: naming(createdBy, company),
    isValid: isValid === 1,
  }))
}
