import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'

/** An invitation that someone opened: what it gives is read again when it is used. */
export type Invited = { company: string; isMailed: boolean; tokenHash: string }

/** Someone whose address is confirmed now or soon, and what their sign-up gave. */
export type Newcomer = {
  user: string
  /** Of the address */
  key: string
  referralCode: string | null
  /** Hash of the token of an invitation that came with the sign-up */
  invitation?: string | null | undefined
}

/** The same, also of an address that has no account. */
export type Comer = Omit<Newcomer, 'user'> & { user: string | undefined }

/** The companies that are locked for a newcomer. */
export type LockedCompanies = ReadonlySet<string>

type Clock = Pick<Context, 'clock'>
type Joining = Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>
type Member = { company: string; _id: string }

/**
 * What accounts need of companies, which are built on top of them. `app.ts` registers it; the names
 * of the hooks that run in a transaction say when they run.
 */
export type AccountHooks = {
  /** Whether a referral code leads into a company now. */
  isCompanyCode(db: Db, referralCode: string, now: number): Promise<boolean>
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
  /** An address was confirmed: its person joins the company it leads into. */
  onEmailConfirmed(
    trx: Db,
    context: Joining,
    comer: Newcomer,
    locked: LockedCompanies,
  ): Promise<void>
  /** Before a sign-up by a mailed invitation: refuses with LIMIT_REACHED if no seat is left. */
  beforeInvitedSignUp(trx: Db, invited: Invited): Promise<void>
  /** After it; false if the invitation ended. */
  onInvitedSignUp(trx: Db, context: Joining, user: string, invited: Invited): Promise<boolean>
  /** The name of a company, if it has this member. */
  companyOfMember(db: Db, member: Member): Promise<string | null>
  /** Before an address changes by a link that leaves a company: locks that company. */
  beforeLeaving(trx: Db, company: string): Promise<void>
  /** The address changed by such a link; false if they are not in the company any more. */
  onLeaving(trx: Db, context: Context, member: Member): Promise<boolean>
  /** Before someone changes a user: checks, and locks, the right of an admin over somebody else. */
  beforeUserChange(trx: Db, context: SignedIn, user: string): Promise<void>
  /** Before the rights of a company admin are given to someone, or taken. */
  beforeAdminChange(trx: Db, context: SignedIn, user: string, isCompanyAdmin: 0 | 1): Promise<void>
}
