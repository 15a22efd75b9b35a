import { askedFields } from '#entity/asked.graphql.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { addEntity } from '#entity/family.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import { ownFactors } from '#features/identity/factors/factors.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { userEntity } from './people.entity.ts'
import { erase, me, members, people, person, userHooks } from './people.ts'

export function addPeople(builder: Builder, shapes: Shapes) {
  const Type = addEntity(builder, shapes, userEntity, {
    hooks: userHooks,
    overrides: { create: false, getMany: people, get: person, delete: erase },
  })
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
    sessionState: t.string({
      nullable: true,
      description: 'Of oneself only: active, pending_2fa, unverified or enrol_2fa',
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
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => members(signedIn(context), companyId),
    }),
  )
  return Type
}
