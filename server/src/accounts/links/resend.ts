import type { Db } from '#db/store.ts'
import type { Context } from '#graphql/context.ts'
import { storable } from '#lib/storable.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { emailKey } from '../accounts.rules.ts'
import { findByAddress, findPerson } from '../users.store.ts'
import { findSignUp } from './codes.store.ts'
import {
  countAsking,
  givenBy,
  hasRoomFor,
  isNobody,
  makeCode,
  type NewCode,
  nobody,
} from './codes.ts'

/**
 * resendEmailVerification: mails the link of a sign-up once more, by the id that the sign-up was
 * answered with, to the address that it named. Who has that address already is told so once more.
 * Answers alike, after the same work, where there is nothing to confirm. Refuses with TOO_MANY_REQUESTS those who ask too often. Product 4, promises
 * 11 and 13 of sign-in.
 */
export async function resendEmailVerification(context: Context, _id: string): Promise<boolean> {
  const id = storable(_id)
  await countAsking(context)
  const { store } = context
  const before = await linkOf(store.read, id)
  const ahead = await aheadOf(context, before)
  await store.write(async (trx) => {
    const link = await linkOf(trx, id)
    const key = link?.key ?? id
    if (!(await hasRoomFor(trx, context, 'verify', key))) return
    const code: NewCode = link?.code ?? { user: nobody(key), kind: 'verify', email: '' }
    const made = await makeCode(trx, context, code)
    if (link?.owner !== undefined) {
      await queueMailTo(trx, context, link.owner, { kind: 'accountExists' })
      return
    }
    // The sign-up may have got another address since.
    const company = link?.key === before?.key ? ahead : null
    // To nobody, nothing is mailed.
    await queueMailTo(trx, context, code.user, { kind: 'verifyAddress', ...made, company })
  })
  return true
}

/** The company that a link leads into, looked up where there is no link too. */
function aheadOf(context: Context, link: Link | undefined): Promise<string | null> {
  const given = link?.code?.given ?? null
  const { referralCode = null, invitation } = given !== null && 'firstName' in given ? given : {}
  // An id that is nobody’s may be a text of any kind and length.
  const who = { user: link?.code?.user, key: link?.key ?? NOWHERE, referralCode, invitation }
  return context.accountHooks.companyAhead(context.store.read, context, who)
}

/** An address at which nobody is, for the same work where there is none */
const NOWHERE = 'nobody@nowhere.invalid'

type Link = {
  /** Of the address */
  key: string
  code: NewCode
  /** The user who confirmed the address before the sign-up */
  owner?: string
}

/** What the next link of a sign-up carries: what its last one did, never another sign-up's names. */
async function linkOf(db: Db, id: string): Promise<Link | undefined> {
  const signUp = await findSignUp(db, id)
  const isKnown = signUp !== undefined && isNobody(signUp.user)
  const holder = isKnown
    ? await findByAddress(db, emailKey(signUp.email ?? ''))
    : await findPerson(db, signUp?.user ?? id)
  if (holder === undefined) return undefined
  const { _id: user, email, emailKey: key } = holder
  const code = { kind: 'verify', signUp: id, email } as const
  if (holder.emailVerified === 1) {
    return isKnown ? { key, code: { ...code, user: nobody(key) }, owner: user } : undefined
  }
  const given = isKnown ? null : givenBy(signUp)
  return { key, code: { ...code, user, given } }
}
