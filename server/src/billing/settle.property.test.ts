import { expect, it } from 'vitest'
import type { Customer, MembershipRecord, Subscription } from '#lib/plans.ts'
import { settled } from './settle.rules.ts'

const HISTORIES = 10_000
const DAY = 24 * 3_600_000
const GRACE_DAYS = 14
const USER = 'somebody'
const CUSTOMER = 'cus_1'

/** Numbers that look random and are the same at every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The stored data of one person. Only `settled` changes it. */
type StoredMembership = {
  tier: string | null
  memberUntil: number | null
  rows: readonly MembershipRecord[]
}

/** A read in progress, with the answer of the provider if it came already. */
type Pending = { began: number; customer: Customer | undefined }

/** One person at a provider, and in the product, as time passes. */
class History {
  now = 1_800_000_000_000
  subscriptions: Subscription[] = []
  stored: StoredMembership = { tier: null, memberUntil: null, rows: [] }
  pending: Pending[] = []
  readonly pick: (below: number) => number

  constructor(seed: number) {
    this.pick = numbers(seed)
  }

  step() {
    this.now += 1 + this.pick(3) * this.pick(1000)
    const steps = [
      ...[this.subscribe, this.fail, this.pay, this.cancel, this.resume, this.end, this.wait],
      ...[this.begin, this.begin, this.ask, this.ask, this.finish, this.finish, this.look],
    ]
    steps[this.pick(steps.length)]?.call(this)
  }

  one = () => this.subscriptions[this.pick(this.subscriptions.length || 1)]
  set(more: (it: Subscription) => Partial<Subscription>) {
    const it = this.one()
    if (it === undefined || it.status === 'canceled') return
    this.subscriptions = this.subscriptions.map((each) =>
      each === it ? { ...each, ...more(each) } : each,
    )
  }

  subscribe() {
    const plan = ([null, 'monthly', 'yearly', 'monthly'] as const)[this.pick(4)] ?? null
    const status = (['active', 'trialing', 'incomplete'] as const)[this.pick(3)] ?? 'active'
    this.subscriptions = [
      ...this.subscriptions,
      {
        ...{ id: `sub_${this.subscriptions.length}`, status, priceId: 'price', plan, amount: 900 },
        ...{ currency: 'EUR', interval: 'month', currentPeriodEnd: this.now + 30 * DAY },
        ...{ cancelAtPeriodEnd: false, endsDate: null, pastDueSince: null },
      },
    ]
  }
  fail() {
    this.set(({ pastDueSince }) => ({
      status: 'past_due',
      pastDueSince: pastDueSince ?? this.now - this.pick(20) * DAY,
    }))
  }
  pay() {
    this.set(() => ({ status: 'active', pastDueSince: null }))
  }
  cancel() {
    this.set(({ currentPeriodEnd }) => ({ cancelAtPeriodEnd: true, endsDate: currentPeriodEnd }))
  }
  resume() {
    this.set(() => ({ cancelAtPeriodEnd: false, endsDate: null }))
  }
  end() {
    const status = (['canceled', 'unpaid', 'paused'] as const)[this.pick(3)] ?? 'canceled'
    this.set(() => ({ status, pastDueSince: null }))
  }
  wait() {
    this.now += this.pick(40) * DAY
    // At the end of the period the provider ends canceled subscriptions and renews the others.
    this.subscriptions = this.subscriptions.map((it) => {
      if (it.status === 'canceled' || it.currentPeriodEnd > this.now) return it
      if (it.cancelAtPeriodEnd) return { ...it, status: 'canceled', pastDueSince: null }
      return { ...it, currentPeriodEnd: this.now + 30 * DAY }
    })
  }

  /** A webhook arrives or a person returns, possibly while an earlier read is in progress. */
  begin() {
    this.pending.push({ began: this.now, customer: undefined })
  }
  ask() {
    const read = this.pending[this.pick(this.pending.length || 1)]
    if (read !== undefined) read.customer ??= this.customer()
  }
  finish() {
    const [read] = this.pending.splice(this.pick(this.pending.length || 1), 1)
    // Some reads are lost, because the provider didn't answer or the process was killed.
    if (read?.customer !== undefined) this.store(read.began, read.customer)
  }
  look() {
    this.store(this.now, this.customer())
  }

  customer = (): Customer => ({
    ...{ user: USER, isDeleted: false },
    subscriptions: this.subscriptions,
  })
  store(readDate: number, customer: Customer) {
    const { tier, rows } = this.stored
    const who = { user: USER, tier, isInCompany: false, isClosed: false }
    const read = { source: 'stripe', customerId: CUSTOMER, customer, readDate } as const
    const result = settled(who, rows, this.now, read)
    this.stored = { ...result.tier, rows: result.rows }
  }

  /** The current tier in the product. */
  tierNow() {
    const { tier, memberUntil } = this.stored
    return memberUntil !== null && memberUntil <= this.now ? null : tier
  }
  /** The tier from the provider’s subscriptions, by the rules of product 6, paid membership. */
  tierThere() {
    return this.subscriptions.some(({ status, plan, pastDueSince, endsDate }) => {
      if (plan === null) return false
      if (endsDate !== null && endsDate <= this.now) return false
      if (status === 'active' || status === 'trialing') return true
      return status === 'past_due' && this.now - (pastDueSince ?? 0) < GRACE_DAYS * DAY
    })
      ? 'member'
      : null
  }
}

it('ends 10,000 random payment histories with the same tier as the provider', () => {
  const wrong: number[] = []
  const seen = { member: 0, none: 0 }
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = new History(seed)
    const steps = 5 + history.pick(40)
    for (let step = 0; step < steps; step += 1) history.step()
    // The daily read. Earlier reads may end after it, in any order.
    history.now += 1
    history.begin()
    const last = history.pending.at(-1)
    for (let more = history.pick(4); more > 0; more -= 1) history.ask()
    if (last !== undefined) last.customer = history.customer()
    while (history.pending.length > 0) history.finish()
    const tiers = [history.tierNow(), history.tierThere()]
    // Grace periods and canceled subscriptions end by themselves, without another sync.
    history.now += history.pick(30) * DAY
    tiers.push(history.tierNow(), history.tierThere())
    if (tiers[0] !== tiers[1] || tiers[2] !== tiers[3]) wrong.push(seed)
    seen[tiers[0] === 'member' ? 'member' : 'none'] += 1
  }
  expect(wrong).toEqual([])
  expect(Math.min(seen.member, seen.none)).toBeGreaterThan(HISTORIES / 10)
})
