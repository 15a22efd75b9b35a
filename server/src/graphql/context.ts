import type { Config } from '#config/config.ts'
import type { Db, Store } from '#db/store.ts'
import type { RequestFacts, Viewer } from '#graphql/viewer.ts'
import type { Breaches } from '#integrations/breaches.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Ids } from '#integrations/ids.ts'
import type { Model } from '#integrations/model.ts'
import type { Outside } from '#integrations/outside.ts'
import type { Passwords } from '#integrations/passwords.ts'
import type { Payments } from '#integrations/payments.ts'
import type { PictureStore } from '#integrations/picture-store.ts'
import type { Seal } from '#integrations/seal.ts'
import type { JobQueue } from '#jobs/jobs.ts'
import { AppError } from '#lib/errors.ts'

/** Hooks by which a part calls parts that are built on top of it; `hooks.ts` registers them. */
export type Hooks = {
  /** In the transaction that deletes a company. May refuse. */
  onCompanyDeleted(trx: Db, company: string): Promise<void>
  /** In the transaction that deleted these unconfirmed accounts. */
  onUnconfirmedDeleted(trx: Db, users: readonly string[], now: number): Promise<void>
  /** In the transaction that sets or removes the caller's picture. */
  onPictureChanged(trx: Db, context: SignedIn, isThere: boolean): Promise<void>
}

/** An opened invitation; its role is read again when it is redeemed. */
export type InvitedSignUp = { company: string; isMailed: boolean; tokenHash: string; uses: number }

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
export type JoinCandidate = Omit<Newcomer, 'user'> & { user: string | undefined }

/** The companies that are locked for a newcomer. */
export type LockedCompanies = ReadonlySet<string>

type Joining = Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>
type Member = { company: string; _id: string }

/** Hooks by which accounts call companies, which depend on accounts; `app.ts` registers them. */
export type AccountHooks = {
  /** The key of a referral code, the same however it is typed; undefined unless it is valid now. */
  liveCode(db: Db, referralCode: string, now: number): Promise<string | undefined>
  /** The invitation behind the hash of a token; undefined if it ended or is for another address. */
  findInvitation(
    db: Db,
    tokenHash: string,
    key: string,
    now: number,
  ): Promise<InvitedSignUp | undefined>
  /** The name of the company that a person joins by confirming; takes equal time for everyone. */
  previewCompany(
    db: Db,
    context: Pick<Context, 'clock'>,
    candidate: JoinCandidate,
  ): Promise<string | null>
  /**
   * Before any record of the newcomer is locked: locks the companies they may join. Refuses with
   * CONFLICT at `company` if they would join another company than `expectedCompany` now.
   */
  beforeConfirm(
    trx: Db,
    context: Pick<Context, 'clock'>,
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
  beforeInvitedSignUp(trx: Db, invited: InvitedSignUp): Promise<void>
  /** After such a sign-up; false if the invitation ended. */
  onInvitedSignUp(trx: Db, context: Joining, user: string, invited: InvitedSignUp): Promise<boolean>
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

/** The dependencies of use cases; `app.ts` builds them. */
export type Services = {
  config: Config
  hooks: Hooks
  store: Store
  clock: Clock
  ids: Ids
  passwords: Passwords
  breaches: Breaches
  /** The files of people's pictures */
  pictures: PictureStore
  seal: Seal
  /** Requests to addresses that people typed */
  outside: Outside
  accountHooks: AccountHooks
  /** The payment provider; undefined if no memberships are sold */
  payments: Payments | undefined
  jobs: JobQueue
  /** The model that writes Mira's answers; undefined if the operator set up no model */
  model: Model | undefined
  /** Whether an SMS provider is set up */
  canText: boolean
}

/** One request: its viewer, facts about its client, and the services. */
export type Context = Services & { viewer: Viewer | null; facts: RequestFacts }

export type SignedIn = Context & { viewer: Viewer }

/** Narrows the context; the policy table has already refused requests without a session. */
export function signedIn(context: Context): SignedIn {
  if (context.viewer === null) throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
  return context as SignedIn
}
