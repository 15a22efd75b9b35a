import { personSeen } from '#accounts/people/people.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { addInvitationReminders } from './invitation-reminders/invitation-reminders.graphql.ts'
import { addInvitations } from './invitations.graphql.ts'
import {
  LISTS,
  type Member,
  type MemberCounts,
  type MemberPage,
  meant,
  memberCounts,
  memberOf,
  memberPage,
  totalOf,
} from './list/members.list.ts'
import { changePublicUser } from './list/public-users.ts'
import { changeMembers, deactivateMember, reactivateMember } from './members.ts'
import { leavingAsksAddress, memberLeave, memberMove } from './membership/leaving.ts'

/** The calls about members of a company: product 7, members. */
export function addMembers(builder: Builder, user: RecordType): RecordType {
  const State = builder.enumType('MemberState', { values: LISTS.states })
  const MemberType = builder.objectRef<Member>('Member').implement({
    description: 'A member or an invited person, as admins see them',
    fields: (t) => ({
      _id: t.exposeID('_id', { description: 'Of the person or the invitation' }),
      version: t.exposeInt('version', { nullable: true }),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      role: t.exposeString('role', { nullable: true }),
      isCompanyAdmin: t.exposeBoolean('isCompanyAdmin'),
      state: t.expose('state', { type: State }),
      isSelf: t.exposeBoolean('isSelf'),
      joinedDate: t.expose('joinedDate', { type: 'DateTime', nullable: true }),
      createdDate: t.expose('createdDate', {
        type: 'DateTime',
        description:
          'Of the account, for app admins; for others as joinedDate. Of an invitation, its own',
      }),
      deactivatedDate: t.expose('deactivatedDate', { type: 'DateTime', nullable: true }),
      isPrelaunch: t.boolean({
        description: 'Invited, and not signed in for the first time yet',
        resolve: ({ state }) => state === 'invited',
      }),
      lastIosLogin: t.expose('lastIosLogin', {
        type: 'Date',
        nullable: true,
        description: 'The day in UTC: a time would say when someone works',
      }),
      expires: t.expose('expires', { type: 'DateTime', nullable: true }),
      isValid: t.exposeBoolean('isValid', {
        nullable: true,
        description:
          'Of an invitation: whether its maker may still give it, whatever `expires` says',
      }),
      account: t.field({
        type: user,
        nullable: true,
        description: 'As userGet answers it; null of the invited',
        resolve: (member, _args, context) =>
          member.state === 'invited' ? null : personSeen(signedIn(context), member._id),
      }),
    }),
  })
  const Page = builder.objectRef<MemberPage>('MemberPage').implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [MemberType] }),
      next: t.exposeString('next', { nullable: true, description: 'Goes into `after`' }),
      total: t.int({
        description: `Counted up to ${LISTS.counted} + 1`,
        resolve: (page, _args, context) => totalOf(signedIn(context), page),
      }),
    }),
  })
  const Counts = builder.objectRef<MemberCounts>('MemberCounts').implement({
    fields: (t) => ({
      all: t.exposeInt('all'),
      invited: t.exposeInt('invited'),
      joined: t.exposeInt('joined'),
      onboarded: t.exposeInt('onboarded'),
      deactivated: t.exposeInt('deactivated'),
    }),
  })
  builder.queryField('memberGetMany', (t) =>
    t.field({
      type: Page,
      args: {
        companyId: t.arg.id({ description: 'Another than one’s own: app admins only' }),
        isPublic: t.arg.boolean({ description: 'Public users instead: app admins only' }),
        query: t.arg.string({ description: 'Beginnings of names or of an address' }),
        state: t.arg({ type: State }),
        withAccess: t.arg.boolean({ description: 'Without the deactivated' }),
        role: t.arg({ type: builder.enumType('MemberRole', { values: LISTS.roles }) }),
        sort: t.arg({ type: builder.enumType('MemberSort', { values: LISTS.sorts }) }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, context) => memberPage(signedIn(context), args),
    }),
  )
  builder.queryField('memberGet', (t) =>
    t.field({
      type: MemberType,
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: (_root, { _id, companyId }, context) => memberOf(signedIn(context), _id, companyId),
    }),
  )
  builder.queryField('memberCounts', (t) =>
    t.field({
      type: Counts,
      args: {
        companyId: t.arg.id(),
        isPublic: t.arg.boolean({ description: 'Public users instead: app admins only' }),
      },
      resolve: (_root, args, context) => memberCounts(signedIn(context), args),
    }),
  )
  builder.queryField('memberLeaveAsksAddress', (t) =>
    t.boolean({
      description: 'Whether leaving needs another address than one’s own',
      resolve: (_root, _args, context) => leavingAsksAddress(signedIn(context)),
    }),
  )
  addChanges(builder)
  addInvitations(builder)
  addInvitationReminders(builder)
  // The feature of companies adds the field `company`.
  return MemberType as unknown as RecordType
}

function addChanges(builder: Builder) {
  const Change = builder.inputType('MemberChangeInput', {
    fields: (t) => ({
      _id: t.id({ required: true }),
      version: t.int(),
      companyId: t.id(),
      firstName: t.string(),
      lastName: t.string(),
      role: t.string(),
      isCompanyAdmin: t.boolean(),
    }),
  })
  builder.mutationField('memberUpdate', (t) =>
    t.boolean({
      description: 'Changes names, role and rights of a member, an invited person or a public user',
      args: { obj: t.arg({ type: Change, required: true }) },
      resolve: async (_root, { obj: { _id, companyId, version, ...given } }, context) => {
        const by = signedIn(context)
        const company = await meant(by, _id, companyId)
        const said = Object.entries(given).filter(([name, it]) => it != null || name === 'role')
        const change = Object.fromEntries(said.filter(([, it]) => it !== undefined))
        const at = version == null ? {} : { version }
        const all = { ...change, ...at }
        await by.store.write((trx) =>
          company === null
            ? changePublicUser(trx, by, _id, all)
            : changeMembers(trx, by, company, [{ ...all, _id }]),
        )
        return true
      },
    }),
  )
  for (const [name, work] of [
    ['memberDeactivate', deactivateMember],
    ['memberReactivate', reactivateMember],
  ] as const) {
    builder.mutationField(name, (t) =>
      t.boolean({
        description: 'False if nothing changed',
        args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
        resolve: (_root, { _id, companyId }, context) => {
          const by = signedIn(context)
          const company = administered(by, companyId)
          return by.store.write((trx) => work(trx, by, { company, _id }))
        },
      }),
    )
  }
  builder.mutationField('memberMove', (t) =>
    t.boolean({
      args: {
        _id: t.arg.id({ required: true }),
        from: t.arg.id({ required: true }),
        to: t.arg.id({ required: true }),
      },
      resolve: async (_root, args, context) => {
        await memberMove(signedIn(context), args)
        return true
      },
    }),
  )
  builder.mutationField('memberLeave', (t) =>
    t.string({
      description: 'left, or mailed: then the link in the mail leaves',
      args: {
        email: t.arg.string({ description: 'A private one, if one’s own is the company’s' }),
      },
      resolve: (_root, { email }, context) => memberLeave(signedIn(context), email),
    }),
  )
}
