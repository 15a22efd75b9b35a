import type { Config } from '#config.ts'
import type { Db, Store } from '#db/store.ts'
import type { AccountHooks } from '#graphql/account-hooks.ts'
import type { RequestFacts, Viewer } from '#graphql/viewer.ts'
import type { Breaches } from '#integrations/breaches.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Ids } from '#integrations/ids.ts'
import type { Passwords } from '#integrations/passwords.ts'
import type { Payments } from '#integrations/payments.ts'
import type { PictureStore } from '#integrations/picture-store.ts'
import type { Seal } from '#integrations/seal.ts'
import type { JobQueue } from '#jobs/jobs.ts'
import { AppError } from '#lib/errors.ts'

/** What one part does and parts above it take part in: `hooks.ts` registers them. */
export type Hooks = {
  /** In the transaction that deletes a company. May refuse. */
  onCompanyDeleted(trx: Db, company: string): Promise<void>
  /** In the transaction that deleted these accounts, which nobody confirmed. */
  onUnconfirmedDeleted(trx: Db, users: readonly string[], now: number): Promise<void>
  /** In the transaction that sets or removes the caller's picture. */
  onPictureChanged(trx: Db, context: SignedIn, isThere: boolean): Promise<void>
}

/** What the composition root built, as use cases see it. */
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
  /** What accounts need of companies */
  accountHooks: AccountHooks
  /** Who takes payments for memberships; nothing where none are sold */
  payments: Payments | undefined
  /** Work to do beside the requests */
  jobs: JobQueue
  /** Whether text messages can be sent at all */
  canText: boolean
}

/** One request: who asks, from where, and the services. */
export type Context = Services & { viewer: Viewer | null; facts: RequestFacts }

/** A request of somebody who is signed in. */
export type SignedIn = Context & { viewer: Viewer }

/** Narrows the context; the policy table has already refused those who are not signed in. */
export function signedIn(context: Context): SignedIn {
  if (context.viewer === null) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
  return context as SignedIn
}
