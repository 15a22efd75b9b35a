import type { Config } from '#config/config.ts'
import type { Db, Store } from '#db/store.ts'
import type { AccountHooks } from '#graphql/account-hooks.ts'
import type { RequestFacts, Viewer } from '#graphql/viewer.ts'
import type { Breaches } from '#integrations/breaches.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Ids } from '#integrations/ids.ts'
import type { Model } from '#integrations/model.ts'
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
  accountHooks: AccountHooks
  /** The payment provider; undefined if no memberships are sold */
  payments: Payments | undefined
  jobs: JobQueue
  /** What writes Mira's answers; undefined if none is set up */
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
