import type { Services } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { checkPassword, type Owner } from './passwords.rules.ts'

/** Refuses a bad password at its field, by the rules that need no network: promise 1 of sign-in. */
export const checkTyped = (
  { config }: Pick<Services, 'config'>,
  password: string,
  owner: Owner,
  field = 'password',
): void => checkPassword(password, config.productName, owner, field)

/**
 * Refuses a password on the list of stolen passwords. Accepts it if the list does not answer. This
 * calls another service, so callers without a limit of their own must be counted first.
 */
export async function checkNotStolen(
  { breaches }: Pick<Services, 'breaches'>,
  password: string,
  field = 'password',
): Promise<void> {
  if (!(await breaches.includes(password))) return
  const message = 'This password is on a list of stolen passwords. Choose another one.'
  throw badInput(message, field)
}
