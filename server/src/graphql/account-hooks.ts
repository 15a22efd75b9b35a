import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'

/** An opened invitation; its role is read again when it is redeemed. */
export type Invited = { company: string; isMailed: boolean; tokenHash: string; uses: number }

/** A person about to confirm their address, with data of their sign-up. */
export type Newcomer = {
  user: string
  /** The `mailKey` of the address */
  key: string
  referralCode: string | null
  /** Hash of the token of an invitation that came with the sign-up */
  invitation?: string | null | undefined
}

/** As `Newcomer`, but the address may have no account. */
export type Comer = Omit<Newcomer, 'user'> & { user: string | undefined }

/** The companies that are locked for a newcomer. */
export type LockedCompanies = ReadonlySet<string>

type Clock = Pick<Context, 'clock'>
type Joining = Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>
type Member = { company: string; _id: string }

/** Hooks through which accounts call companies, which are built on top of them; `app.ts` registers them. */
export type AccountHooks = {
  /** The key of a referral code, the same however it is typed; undefined unless it is valid now. */
  liveCode(db: Db, referralCode: string, now: number): Promise<string | undefined>
  /** The invitation behind the hash of a token; undefined if it ended or is for another address. */
  findInvitation(db: Db, tokenHash: string, key: string, now: number): Promise<Invited | undefined>
  /** The company that confirming an address leads into, by name, with the same work for everyone. */
  previewCompany(db: Db, context: Clock, comer: Comer): Promise<string | null>
  /**
   * Before anything of the newcomer is locked: locks the companies they may join. Refuses with
   * CONFLICT at `company` if the company is another than `expectedCompany` now.
   */
  beforeConfirm(
    trx: Db,
    context: Clock,
    comer: Newcomer,
    expectedCompany?: string | null,
  ): Promise<LockedCompanies>
  /** Adds the person of a confirmed address to their company. */
  onEmailConfirmed(
    trx: Db,
    context: Joining,
    comer: Newcomer,
    locked: LockedCompanies,
  ): Promise<void>
  /** Before a sign-up by a mailed invitation: refuses with LIMIT_REACHED if no seat is left. */
  beforeInvitedSignUp(trx: Db, invited: Invited): Promise<void>
  /** After such a sign-up; false if the invitation ended. */
  onInvitedSignUp(trx: Db, context: Joining, user: string, invited: Invited): Promise<boolean>
  companyOfMember(db: Db, member: Member): Promise<string | null>
  /** Locks a company before a link changes an address and leaves the company. */
  beforeLeaving(trx: Db, company: string): Promise<void>
  /** After such a change of address; false if the person has left the company already. */
  onLeaving(trx: Db, context: Context, member: Member): Promise<boolean>
  /** Checks, and locks, the right of an admin before they change another user. */
  beforeUserChange(trx: Db, context: SignedIn, user: string): Promise<void>
  /** Before a person becomes a company admin, or stops being one. */
  beforeAdminChange(trx: Db, context: SignedIn, user: string, isCompanyAdmin: 0 | 1): Promise<void>
}
