import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { Price } from '#lib/plans.ts'
import {
  createCheckout,
  lookAgain,
  type Membership,
  type MembershipPart,
  membershipPlans,
  openPortal,
  ownMembership,
  type Plans,
} from './billing.ts'
import {
  createGift,
  endGift,
  type MembershipProblem,
  membershipProblems,
  type PersonMembership,
  personMembership,
} from './gifts.ts'

/** The operations of memberships: product 6, paid membership. */
export function addBilling(builder: Builder) {
  addBuying(builder)
  const Part = addPart(builder)
  const Own = builder.objectRef<Membership>('Membership').implement({
    description: 'One’s own membership',
    fields: (t) => ({
      isMember: t.exposeBoolean('isMember'),
      viewerCanBuy: t.exposeBoolean('viewerCanBuy', { description: 'checkoutCreate' }),
      viewerCanManage: t.exposeBoolean('viewerCanManage', {
        description: 'stripeCustomerPortalSession',
      }),
      memberUntil: t.expose('memberUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'When access ends by itself; null: no end is known, or no member',
      }),
      memberships: t.expose('memberships', { type: [Part], description: 'One a source' }),
      joinedCompany: t.exposeBoolean('joinedCompany', {
        description: 'A company gives access now, and the person still pays',
      }),
    }),
  })
  builder.queryField('membershipGet', (t) =>
    t.field({ type: Own, resolve: (_root, _args, context) => ownMembership(signedIn(context)) }),
  )
  addForAdmins(builder, Part)
}

function addBuying(builder: Builder) {
  const Plan = builder.objectRef<Price>('MembershipPlan').implement({
    fields: (t) => ({
      id: t.id({ description: 'monthly or yearly', resolve: ({ plan }) => plan }),
      amount: t.exposeInt('amount', { description: 'In the smallest unit, such as cents' }),
      currency: t.exposeString('currency', { description: 'ISO 4217, such as EUR' }),
      interval: t.exposeString('interval', { description: 'month or year' }),
    }),
  })
  const Sold = builder.objectRef<Plans>('MembershipPlans').implement({
    description: 'What is sold now',
    fields: (t) => ({
      provider: t.exposeString('provider', {
        nullable: true,
        description: 'stripe; local, which charges no card; null: nothing is sold',
      }),
      plans: t.field({ type: [Plan], resolve: ({ plans }) => [...plans] }),
    }),
  })
  const Checkout = builder.objectRef<{ url: string; isPortal: boolean }>('Checkout').implement({
    fields: (t) => ({
      url: t.exposeString('url', { description: 'The page of the provider to go to' }),
      isPortal: t.exposeBoolean('isPortal', {
        description: 'The person has a subscription: the page manages it and sells no second one',
      }),
    }),
  })
  const Portal = builder.objectRef<{ url: string }>('PortalSession').implement({
    fields: (t) => ({ url: t.exposeString('url') }),
  })
  builder.queryFields((t) => ({
    membershipPlanGetMany: t.field({
      type: Sold,
      resolve: (_root, _args, context) => membershipPlans(context),
    }),
    stripeCustomerPortalSession: t.field({
      type: Portal,
      resolve: (_root, _args, context) => openPortal(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    checkoutCreate: t.field({
      type: Checkout,
      args: { plan: t.arg.id({ required: true }) },
      resolve: (_root, { plan }, context) => createCheckout(signedIn(context), plan),
    }),
    updateTier: t.string({
      nullable: true,
      description: 'Looks again at the provider; the arguments change nothing. Answers the tier',
      args: { tier: t.arg.string(), productId: t.arg.string(), subscriptionId: t.arg.string() },
      resolve: (_root, _args, context) => lookAgain(signedIn(context)),
    }),
  }))
}

function addPart(builder: Builder) {
  return builder.objectRef<MembershipPart>('MembershipPart').implement({
    description: 'What one source gives',
    fields: (t) => ({
      source: t.exposeString('source', { description: 'stripe, local or gift' }),
      plan: t.exposeString('plan', { nullable: true, description: 'monthly or yearly' }),
      status: t.exposeString('status', {
        description: 'trialing, active, past_due, canceled, unpaid, incomplete, paused, ...',
      }),
      amount: t.exposeInt('amount', { nullable: true, description: 'In the smallest unit' }),
      currency: t.exposeString('currency', { nullable: true }),
      interval: t.exposeString('interval', { nullable: true, description: 'month or year' }),
      cancelAtPeriodEnd: t.exposeBoolean('cancelAtPeriodEnd'),
      renewsDate: t.expose('renewsDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the next payment is due; null where none will be',
      }),
      endsDate: t.expose('endsDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When it ends, or ended; null while it goes on',
      }),
      paymentFailedDate: t.expose('paymentFailedDate', { type: 'DateTime', nullable: true }),
      graceEndsDate: t.expose('graceEndsDate', {
        type: 'DateTime',
        nullable: true,
        description: 'After a failed payment: when access ends',
      }),
    }),
  })
}

function addForAdmins(builder: Builder, Part: ReturnType<typeof addPart>) {
  const Person = builder.objectRef<PersonMembership>('PersonMembership').implement({
    description: 'A person’s membership, for app admins',
    fields: (t) => ({
      isMember: t.exposeBoolean('isMember'),
      memberUntil: t.expose('memberUntil', { type: 'DateTime', nullable: true }),
      memberships: t.expose('memberships', { type: [Part] }),
      joinedCompany: t.exposeBoolean('joinedCompany'),
      customerId: t.exposeString('customerId', {
        nullable: true,
        description: 'What the provider calls them',
      }),
      problems: t.stringList({
        description: 'As in membershipProblemGetMany',
        resolve: ({ memberships }) =>
          memberships.flatMap(({ problem }) => (problem === null ? [] : [problem])),
      }),
    }),
  })
  const Problem = builder.objectRef<MembershipProblem>('MembershipProblem').implement({
    description: 'Where the provider and the product disagree',
    fields: (t) => ({
      problem: t.exposeString('problem', {
        description: 'paid_twice, unsold_price, unknown_customer, pays_in_company or read_failed',
      }),
      user: t.exposeID('user', {
        nullable: true,
        description: 'null: nobody here is that customer',
      }),
      email: t.exposeString('email', { nullable: true }),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      customerId: t.exposeString('customerId', { nullable: true }),
      date: t.expose('date', { type: 'DateTime', description: 'When it was seen last' }),
    }),
  })
  builder.queryFields((t) => ({
    personMembershipGet: t.field({
      type: Person,
      args: { user: t.arg.id({ required: true }) },
      resolve: (_root, { user }, context) => personMembership(signedIn(context), user),
    }),
    membershipProblemGetMany: t.field({
      type: [Problem],
      resolve: (_root, _args, context) => membershipProblems(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    giftCreate: t.field({
      type: Person,
      args: {
        user: t.arg.id({ required: true }),
        until: t.arg({ type: 'DateTime', required: true }),
      },
      resolve: (_root, { user, until }, context) => createGift(signedIn(context), user, until),
    }),
    giftEnd: t.field({
      type: Person,
      args: { user: t.arg.id({ required: true }) },
      resolve: (_root, { user }, context) => endGift(signedIn(context), user),
    }),
  }))
}
