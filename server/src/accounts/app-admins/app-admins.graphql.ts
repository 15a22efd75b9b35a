import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type AppAdmin, appAdmins, appoint, remove } from './app-admins.ts'

/** The operations with which app admins appoint and remove each other: product 4, app admins. */
export function addAppAdmins(builder: Builder) {
  const Type = builder.objectRef<AppAdmin>('AppAdmin').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
      hasAccess: t.exposeBoolean('hasAccess', {
        description: 'False of an account that is closed or deactivated, and may come back',
      }),
    }),
  })
  builder.queryField('appAdminGetMany', (t) =>
    t.field({
      type: [Type],
      resolve: (_root, _args, context) => appAdmins(signedIn(context)),
    }),
  )
  builder.mutationField('appAdminAppoint', (t) =>
    t.boolean({
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, { email }, context) => appoint(signedIn(context), email),
    }),
  )
  builder.mutationField('appAdminRemove', (t) =>
    t.boolean({
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => remove(signedIn(context), _id),
    }),
  )
}
