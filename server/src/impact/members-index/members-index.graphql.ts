import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  type Aggregate,
  type MemberIndex,
  type MembersIndex,
  membersIndex,
} from './members-index.ts'

/** The weekly scores that an employer sees: product 6 and 7. */
export function addMembersIndex(builder: Builder) {
  const Member = builder.objectRef<MemberIndex>('MemberIndex').implement({
    description: 'The score of a member who shares it',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      yearWeek: t.exposeString('yearWeek'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      avatar: t.exposeString('avatar', { nullable: true }),
      weeklyScore: t.exposeInt('weeklyScore'),
    }),
  })
  const Others = builder.objectRef<Aggregate>('OthersIndex').implement({
    description: 'All members together who share their score with nobody',
    fields: (t) => ({
      people: t.exposeInt('people', {
        description: 'At least so many did something, in steps of five',
      }),
      mean: t.exposeInt('mean', { description: 'To the nearest five, from 15 to 85' }),
    }),
  })
  const Index = builder.objectRef<MembersIndex>('MembersIndex').implement({
    description: 'A closed week of a company, which never changes again',
    fields: (t) => ({
      yearWeek: t.exposeString('yearWeek'),
      isClosed: t.exposeBoolean('isClosed', {
        description: 'Whether the week is over everywhere and was closed',
      }),
      members: t.expose('members', { type: [Member] }),
      others: t.expose('others', {
        type: Others,
        nullable: true,
        description: 'Null where fewer than five did anything, or fewer than five may not have',
      }),
    }),
  })
  builder.queryField('getCompanyMembersIndex', (t) =>
    t.field({
      type: Index,
      args: { companyId: t.arg.id(), yearWeek: t.arg.string() },
      resolve: (_root, { companyId, yearWeek }, context) =>
        membersIndex(signedIn(context), companyId, yearWeek),
    }),
  )
}
