import type { Services } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { checkPassword, type Owner } from './passwords.rules.ts'

/** Refuses, by the name of the field, what can be seen to be no password: promise 1 of sign-in. */
export const checkTyped = (
  { config }: Pick<Services, 'config'>,
  password: string,
  owner: Owner,
  field = 'password',
): void => checkPassword(password, config.productName, owner, field)

/**
 * Refuses a password that stands in the list of stolen ones; takes it where that list does not
 * answer. It asks elsewhere, so whoever may call this without end must be counted first.
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
