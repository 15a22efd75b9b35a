import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.ts'
import { recordEvent } from '#features/audit/audit.ts'
import { queueMail, queueMailTo } from '#features/outbox/outbox.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { badInput, invalidCode } from '#kernel/errors.ts'
import { findByAddress, findPerson, moveAddress } from '../accounts.store.ts'
import { checkEmail, emailKey } from '../identity.rules.ts'
import { deleteSessionsOf } from '../session.store.ts'
import { ended, holdSession } from '../session.ts'
import { findSignUp } from './codes.store.ts'
import { countAsking, forgetCodes, type Given, hasRoomFor, makeCode } from './codes.ts'
import { join } from './joining.ts'

/**
 * emailChange: mails a link to the new address and a note to the one that there is, which stays
 * until the link is used. Answers alike for an address that somebody has, who is told. Needs a
 * password given in the last ten minutes. Product 4, promises 11 to 14 of sign-in.
 */
export async function emailChange(context: SignedIn, typed: string): Promise<boolean> {
  const { store, viewer, clock } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const { email, key } = checkEmail(typed)
  await countAsking(context)
  await store.write(async (trx) => {
    await holdSession(trx, context)
    const person = await findPerson(trx, viewer.userId)
    if (person === undefined) throw ended()
    if (person.emailKey === key) throw badInput('This is your address already.', 'email')
    const holder = await findByAddress(trx, key)
    if (!(await hasRoomFor(trx, context, 'verify', key))) return
    // Also made for an address that is taken, so that it takes the same work; nobody gets to know it.
    const link = await makeCode(trx, context, { user: person._id, kind: 'email', email })
    if (holder === undefined) {
      const to = { email, user: person._id, firstName: person.firstName }
      await queueMail(trx, context, to, { kind: 'confirmNewAddress', ...link })
    } else await queueMailTo(trx, context, holder._id, { kind: 'accountExists' })
    // An address that was never confirmed may be a stranger's, whom it does not concern.
    if (person.emailVerified === 1) {
      const note = { kind: 'addressChangeAsked', newEmail: email } as const
      await queueMailTo(trx, context, person._id, note)
    }
    await recordEvent(trx, context, { kind: 'email_change_asked', subject: person._id })
  })
  return true
}

/** The link to a new address was used: it is the account's, and every session ends. */
export async function moveTo(trx: Db, context: Context, taken: ActionCodeTable): Promise<void> {
  const { user, email } = taken
  const before = await findPerson(trx, user)
  if (before === undefined || email === null) throw invalidCode()
  const key = emailKey(email)
  const now = context.clock.now()
  if (!(await moveAddress(trx, user, { email, emailKey: key, now }))) throw invalidCode()
  const signUp = await findSignUp(trx, user)
  const given: Given | null = signUp?.given == null ? null : JSON.parse(signUp.given)
  await join(trx, context, { user, key, referralCode: given?.referralCode ?? null })
  await deleteSessionsOf(trx, user)
  await forgetCodes(trx, user)
  await recordEvent(trx, context, { kind: 'email_changed', subject: user })
  await queueMailTo(trx, context, user, { kind: 'addressIsNew' })
  if (before.emailVerified === 0) return
  const old = { email: before.email, user, firstName: before.firstName }
  await queueMail(trx, context, old, { kind: 'addressChanged', newEmail: email })
}
