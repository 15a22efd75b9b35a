import { graceEndOf, ownFactors } from '#accounts/second-factors/second-factors.ts'
import { askedFields } from '#entity/asked.graphql.ts'
import { addEntity } from '#entity/crud.graphql.ts'
import { pageOf } from '#entity/crud.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { pageArgs } from '#entity/paging.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { type SignedIn, signedIn } from '#graphql/context.ts'
import { profileCluster, type TraitLookup } from './people.cluster.ts'
import { userEntity } from './people.entity.ts'
import { me, members, people, person, updatePerson } from './people.ts'
import { type Ranking, ranking, setRanking } from './ranking.ts'

/** The person's own order of the four entities: decisions, 36. */
function addRanking(builder: Builder) {
  const Result = builder.objectRef<Ranking>('ImpactRanking').implement({
    fields: (t) => ({
      order: t.exposeStringList('order', { description: 'Each of the four entities once' }),
      isOwn: t.exposeBoolean('isOwn', { description: 'Whether one set it; else by what one did' }),
    }),
  })
  builder.queryField('impactRankingGet', (t) =>
    t.field({ type: Result, resolve: (_root, _args, context) => ranking(signedIn(context)) }),
  )
  builder.mutationField('impactRankingUpdate', (t) =>
    t.field({
      type: Result,
      args: { order: t.arg.stringList({ description: 'Null: by what one did lately' }) },
      resolve: (_root, { order }, context) => setRanking(signedIn(context), order ?? null),
    }),
  )
}

type PeopleDependencies = {
  mirror: TraitLookup
  closeAccount(context: SignedIn, _id: string): Promise<RecordRow>
}

/** The operations of users. `closeAccount` is userDelete, which belongs to a higher layer. */
export function addPeople(
  builder: Builder,
  shapes: Shapes,
  { mirror, closeAccount }: PeopleDependencies,
) {
  const Type = addEntity(builder, shapes, userEntity, {
    create: false,
    update: updatePerson,
    getMany: people,
    get: person,
    delete: closeAccount,
  })
  addRanking(builder)
  builder.objectFields(Type, (t) => ({
    totpEnabled: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether an authenticator app is set up',
      resolve: async (row, _args, context) =>
        (await ownFactors(context, row._id))?.totpEnabled ?? null,
    }),
    twoFactorSMSEnabled: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether a phone gets codes',
      resolve: async (row, _args, context) =>
        (await ownFactors(context, row._id))?.twoFactorSMSEnabled ?? null,
    }),
    canGetTexts: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether this server can send codes by text message',
      resolve: (row, _args, context) =>
        context.viewer?.userId === row._id ? context.canText : null,
    }),
    totpSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of oneself only: when the authenticator app was set up',
      resolve: async (row, _args, context) =>
        (await ownFactors(context, row._id))?.totpSince ?? null,
    }),
    twoFactorSMSSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of oneself only: when the phone was set up',
      resolve: async (row, _args, context) =>
        (await ownFactors(context, row._id))?.twoFactorSMSSince ?? null,
    }),
    graceEnds: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of oneself only: until when a second factor that the company asks for may wait',
      resolve: (row, _args, context) => graceEndOf(signedIn(context), String(row._id)),
    }),
    twoFactorPhoneNumber: t.string({
      nullable: true,
      description: 'Of oneself only: all but the last four digits are stars',
      resolve: async (row, _args, context) =>
        (await ownFactors(context, row._id))?.twoFactorPhoneNumber ?? null,
    }),
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'Of oneself only: used or unused, for each; the codes are stored nowhere',
      resolve: async (row, _args, context) =>
        (await ownFactors(context, row._id))?.recoveryCodes ?? null,
    }),
    isPublicUser: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether one has no company of one’s own',
      resolve: (row: RecordRow) => (row.isPublicUser as boolean | undefined) ?? null,
    }),
    viewerCanAdminister: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether one administers a company of one’s own',
      resolve: (row: RecordRow) => (row.viewerCanAdminister as boolean | undefined) ?? null,
    }),
    viewerCanAdministerApp: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether one administers the whole product',
      resolve: (row: RecordRow) => (row.viewerCanAdministerApp as boolean | undefined) ?? null,
    }),
    entityOrder: t.stringList({
      nullable: true,
      description: 'Of oneself only: impactRanking if set, else by what one chose lately',
      resolve: async (row, _args, context) => {
        const { viewer } = context
        if (viewer?.userId !== row._id || viewer.state === 'pending_2fa') return null
        return (await ranking(signedIn(context))).order
      },
    }),
    sessionState: t.string({
      nullable: true,
      description: 'Of oneself only: active, pending_2fa, unverified, enrol_2fa or closed',
      resolve: (row: RecordRow) => (row.sessionState as string | undefined) ?? null,
    }),
  }))
  builder.queryField('me', (t) =>
    t.field({
      type: Type,
      resolve: (_root, _args, context, info) =>
        me(signedIn(context), askedFields(userEntity, info)),
    }),
  )
  builder.queryField('getCompanyMembers', (t) =>
    t.field({
      type: [Type],
      args: { companyId: t.arg.id(), ...pageArgs(builder) },
      resolve: (_root, { companyId, ...page }, context, info) =>
        members(signedIn(context), companyId, askedFields(userEntity, info), pageOf(page)),
    }),
  )
  const { TraitCount, Profile } = addInputs(builder)
  builder.mutationField('userProfileCluster', (t) =>
    t.field({
      description: 'Saves what is given, and the profile that the traits lead to',
      type: Type,
      args: {
        traitCount: t.arg({ type: TraitCount, description: 'A hint: the server counts again' }),
        user: t.arg({ type: Profile, required: true }),
      },
      resolve: (_root, { user }, context) => profileCluster(signedIn(context), mirror, user),
    }),
  )
  return Type
}

function addInputs(builder: Builder) {
  const TraitCount = builder.inputType('TraitCountInput', {
    description: 'Picks by trait key',
    fields: (t) => ({
      confidant: t.int(),
      explorer: t.int(),
      promoter: t.int(),
      advocate: t.int(),
      collaborator: t.int(),
    }),
  })
  const Profile = builder.inputType('UserProfileInput', {
    fields: (t) => ({
      version: t.int(),
      firstName: t.string(),
      lastName: t.string(),
      learningStyles: t.stringList(),
      motivations: t.stringList(),
      timeCommitDaily: t.int(),
      role: t.string(),
      selectedTraitIds: t.stringList({
        description: 'In the order they were picked; a trait that stands twice is a final pick',
      }),
    }),
  })
  return { TraitCount, Profile }
}
