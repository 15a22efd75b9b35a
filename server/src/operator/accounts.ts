import { emailKey, isEmail } from '#accounts/core/accounts.rules.ts'
import { clearTries } from '#accounts/core/login-attempts.ts'
import { deleteSessionsOf } from '#accounts/core/session.store.ts'
import { findByAddress } from '#accounts/core/users.store.ts'
import { clearGuesses } from '#accounts/second-factors/attempts.ts'
import { makeOneRecoveryCode } from '#accounts/second-factors/recovery-codes.ts'
import { type AuditEvent, recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { type Mail, queueMailTo } from '#messaging/outbox/outbox.ts'

/** The services of an operator's command, which has no request and no viewer. */
export type OperatorServices = Pick<
  Services,
  'config' | 'store' | 'clock' | 'ids' | 'seal' | 'jobs'
>

const WITNESS = { viewer: null, facts: { address: 'operator', client: '' } }

/** Finds the person with an address. Refuses with NOT_FOUND. */
export async function personAt({ store }: Pick<OperatorServices, 'store'>, email: string) {
  const key = emailKey(email)
  const person = isEmail(key) ? await findByAddress(store.read, key) : undefined
  if (person === undefined) throw new AppError('NOT_FOUND', `No account has the email ${email}.`)
  return { user: person._id, key }
}

async function note(
  trx: Db,
  services: OperatorServices,
  subject: string,
  kind: AuditEvent['kind'],
  mail: Mail,
): Promise<void> {
  await recordEvent(trx, { ...services, ...WITNESS }, { kind, subject })
  await queueMailTo(trx, services, subject, mail)
}

/** Resets wrong passwords and codes of an account, or NOT_FOUND. Product 4, sign-in, operators. */
export async function unlock(services: OperatorServices, email: string): Promise<void> {
  const { user, key } = await personAt(services, email)
  await services.store.write(async (trx) => {
    await clearTries(trx, key)
    await clearGuesses(trx, user)
    await note(trx, services, user, 'operator_unlock', { kind: 'accountUnlocked' })
  })
}

/**
 * Makes and returns one recovery code for a person who lost their second factor and their codes.
 * The operator hands it over after checking the person's identity. Revokes all older codes and ends
 * all sessions; password and second factor stay. Refuses with NOT_FOUND, and with CONFLICT if there
 * is no second factor. Product 4, sign-in, operators.
 */
export async function newRecovery(services: OperatorServices, email: string): Promise<string> {
  const { user } = await personAt(services, email)
  return services.store.write(async (trx) => {
    const code = await makeOneRecoveryCode(trx, services, user)
    if (code === undefined) {
      const message = 'This account has no two-factor sign-in. A new password is enough.'
      throw new AppError('CONFLICT', message)
    }
    await clearGuesses(trx, user)
    await deleteSessionsOf(trx, user)
    await note(trx, services, user, 'operator_new_recovery', { kind: 'recoveryByOperator' })
    return code
  })
}
