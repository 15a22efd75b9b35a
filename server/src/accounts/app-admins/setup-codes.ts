import { checkEmail, LIMITS } from '#accounts/core/accounts.rules.ts'
import { countUp } from '#accounts/core/accounts.store.ts'
import { deleteLinksOf, makeCode, readCode, redeemCode } from '#accounts/email-links/email-links.ts'
import { lockAppAdmins } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Context } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { queueMail } from '#messaging/outbox/outbox.ts'
import { listAppAdmins } from './app-admins.store.ts'

/** Used instead of a user id, so that a newer code replaces the previous one of the same origin. */
const ORIGINS = { start: 'setup by the log', mail: 'setup by mail' } as const

type Making = Pick<Context, 'store' | 'ids' | 'clock' | 'config' | 'jobs'>

/** Whether the product still waits for its first app admin. */
export const isSetupOpen = async (db: Db): Promise<boolean> =>
  (await listAppAdmins(db)).length === 0

const CLOSED = 'This server is already set up. Sign in.'

/** Refuses with CONFLICT once there is an app admin. Only operators see the name (`named`). */
async function refuseClosed(trx: Db, named: boolean): Promise<void> {
  const [admin] = await listAppAdmins(trx)
  if (admin === undefined) return
  const message = named
    ? `There’s already an app admin: ${admin.email} can appoint others in App Admin.`
    : CLOSED
  throw new AppError('CONFLICT', message)
}

/**
 * The code that a starting server logs while there is no app admin. It works once, for 24 hours, on
 * any server of this database, until a newer start replaces it. Undefined once there is an app
 * admin.
 */
export async function makeStartCode(services: Making): Promise<string | undefined> {
  if (!(await isSetupOpen(services.store.read))) return undefined
  const made = await services.store.write((trx) =>
    makeCode(trx, services, { user: ORIGINS.start, kind: 'setup', email: null }),
  )
  return made.code
}

/**
 * Mails a link that makes its reader the first app admin, once, within 24 hours, and revokes the
 * previous link. Answers the link. Refuses with BAD_USER_INPUT, and with CONFLICT once there is an
 * app admin.
 */
export async function mailFirstAdmin(services: Making, typed: string): Promise<string> {
  const { email } = checkEmail(typed)
  return services.store.write(async (trx) => {
    await lockAppAdmins(trx)
    await refuseClosed(trx, true)
    const link = await makeCode(trx, services, { user: ORIGINS.mail, kind: 'setup', email })
    await queueMail(trx, services, { email, user: null }, { kind: 'firstAdmin', ...link })
    return `${services.config.publicUrl}/setup?code=${link.code}`
  })
}

/** Counts attempts at codes by client address. Refuses with TOO_MANY_REQUESTS. */
export async function countSetupTry({ store, clock, facts }: Context): Promise<void> {
  const now = clock.now()
  const most = LIMITS.setupTriesPerAddress
  const key = `setup ${facts.address}`
  const { n, until } = await store.write((trx) =>
    countUp(trx, { key, now, windowMs: LIMITS.setupWindowMs, most }),
  )
  if (n <= most) return
  const retryAfter = Math.ceil((until - now) / 1000)
  const minutes = Math.ceil(retryAfter / 60)
  const message = `Too many tries. Try again in ${minutes} min.`
  throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter })
}

/** Checks a code without redeeming it. Refuses with CONFLICT and INVALID_CODE. */
export async function readSetupCode({ store, clock }: Context, code: string) {
  await refuseClosed(store.read, false)
  return readCode(store.read, code, ['setup'], clock.now())
}

/**
 * Redeems a code and revokes all others. If several people try at once, exactly one succeeds, even
 * with different codes. Refuses with CONFLICT and INVALID_CODE.
 */
export async function takeSetupCode(trx: Db, { clock }: Context, code: string): Promise<void> {
  await lockAppAdmins(trx)
  await refuseClosed(trx, false)
  await redeemCode(trx, code, ['setup'], clock.now())
  for (const origin of Object.values(ORIGINS)) await deleteLinksOf(trx, origin)
}
