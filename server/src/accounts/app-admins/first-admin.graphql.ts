import type { LoginResultType } from '#accounts/core/login-result.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type SetupCode, setupBecomeAdmin, setupCodeRead, setupCreateAdmin } from './first-admin.ts'
import { isSetupOpen } from './setup-codes.ts'

/** The operations that give a new server its first app admin: product 4, the first app admin. */
export function addFirstAdmin(builder: Builder, LoginResult: LoginResultType) {
  builder.queryField('setupIsOpen', (t) =>
    t.boolean({
      description: 'Whether the server still waits for its first app admin',
      resolve: (_root, _args, { store }) => isSetupOpen(store.read),
    }),
  )
  const Code = builder.objectRef<SetupCode>('SetupCode').implement({
    fields: (t) => ({
      email: t.exposeString('email', {
        nullable: true,
        description: 'That the code was mailed to; none of a code from the log',
      }),
      hasAccount: t.exposeBoolean('hasAccount', {
        description: 'Whether that address has a confirmed account, which has to sign in',
      }),
    }),
  })
  builder.queryField('setupCodeRead', (t) =>
    t.field({
      type: Code,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => setupCodeRead(context, code),
    }),
  )
  const Input = builder.inputType('SetupCreateAdminInput', {
    fields: (t) => ({
      code: t.string({ required: true }),
      email: t.string({ required: true }),
      firstName: t.string({ required: true }),
      password: t.string({ required: true }),
    }),
  })
  builder.mutationField('setupCreateAdmin', (t) =>
    t.field({
      type: LoginResult,
      args: { obj: t.arg({ type: Input, required: true }) },
      resolve: (_root, { obj }, context) => setupCreateAdmin(context, obj),
    }),
  )
  builder.mutationField('setupBecomeAdmin', (t) =>
    t.field({
      type: LoginResult,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => setupBecomeAdmin(signedIn(context), code),
    }),
  )
}
