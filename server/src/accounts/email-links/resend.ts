import { emailKey } from '#accounts/core/accounts.rules.ts'
import { findByAddress, findPerson } from '#accounts/core/users.store.ts'
import type { Db } from '#db/store.ts'
import type { Context } from '#graphql/context.ts'
import { storable } from '#lib/storable.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { findSignUp } from './email-links.store.ts'
import {
  countLinkRequest,
  givenBy,
  isPlaceholderUser,
  isWithinMailLimit,
  makeCode,
  type NewCode,
  placeholderUser,
} from './email-links.ts'

/**
 * resendEmailVerification: mails the link of a sign-up again to its address. The owner of a known
 * address gets `accountExists` again. Unknown ids get the same answer after the same work. Refuses
 * with TOO_MANY_REQUESTS. Product 4, promises 11 and 13 of sign-in.
 */
export async function resendEmailVerification(context: Context, _id: string): Promise<boolean> {
  const id = storable(_id)
  await countLinkRequest(context)
  const { store } = context
  const before = await linkOf(store.read, id)
  const preview = await previewOf(context, before)
  await store.write(async (trx) => {
    const link = await linkOf(trx, id)
    const key = link?.key ?? id
    if (!(await isWithinMailLimit(trx, context, 'verify', key))) return
    const code: NewCode = link?.code ?? { user: placeholderUser(key), kind: 'verify', email: '' }
    const made = await makeCode(trx, context, code)
    if (link?.owner !== undefined) {
      await queueMailTo(trx, context, link.owner, { kind: 'accountExists' })
      return
    }
    // The sign-up may have another address by now.
    const company = link?.key === before?.key ? preview : null
    // Nothing is mailed to a placeholder user.
    await queueMailTo(trx, context, code.user, { kind: 'verifyAddress', ...made, company })
  })
  return true
}

/** The company that the user of a link would join. Does the same work without a link. */
function previewOf(context: Context, link: Link | undefined): Promise<string | null> {
  const given = link?.code?.given ?? null
  const { referralCode = null, invitation } = given !== null && 'firstName' in given ? given : {}
  // An unknown id may be any text.
  const who = { user: link?.code?.user, key: link?.key ?? NOWHERE, referralCode, invitation }
  return context.accountHooks.previewCompany(context.store.read, context, who)
}

/** An address without an account, for the same work */
const NOWHERE = 'nobody@nowhere.invalid'

type Link = {
  key: string
  code: NewCode
  /** The user who confirmed the address before the sign-up */
  owner?: string
}

/** The data of a sign-up's next link: the data of its last link, never those of another sign-up. */
async function linkOf(db: Db, id: string): Promise<Link | undefined> {
  const signUp = await findSignUp(db, id)
  const isKnown = signUp !== undefined && isPlaceholderUser(signUp.user)
  const holder = isKnown
    ? await findByAddress(db, emailKey(signUp.email ?? ''))
    : await findPerson(db, signUp?.user ?? id)
  if (holder === undefined) return undefined
  const { _id: user, email, emailKey: key } = holder
  const code = { kind: 'verify', signUp: id, email } as const
  if (holder.emailVerified === 1) {
    return isKnown ? { key, code: { ...code, user: placeholderUser(key) }, owner: user } : undefined
  }
  const given = isKnown ? null : givenBy(signUp)
  return { key, code: { ...code, user, given } }
}
