import type { LoginResultType } from '#accounts/core/login-result.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { passwordChange } from './password-change.ts'
import { getResetPasswordLink, resetPassword, verifyResetPasswordCode } from './reset.ts'

/** The calls that set a password: product 7, identity. */
export function addPasswords(builder: Builder, LoginResult: LoginResultType) {
  builder.mutationField('passwordChange', (t) =>
    t.field({
      type: LoginResult,
      args: {
        password: t.arg.string({ required: true }),
        newPassword: t.arg.string({ required: true }),
      },
      resolve: (_root, { password, newPassword }, context) =>
        passwordChange(signedIn(context), password, newPassword),
    }),
  )
  builder.mutationField('getResetPasswordLink', (t) =>
    t.boolean({
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, { email }, context) => getResetPasswordLink(context, email),
    }),
  )
  builder.mutationField('verifyResetPasswordCode', (t) =>
    t.string({
      description: 'The address that the code was mailed to',
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => verifyResetPasswordCode(context, code),
    }),
  )
  builder.mutationField('resetPassword', (t) =>
    t.boolean({
      args: {
        password: t.arg.string({ required: true }),
        code: t.arg.string({ required: true }),
      },
      resolve: (_root, { password, code }, context) => resetPassword(context, password, code),
    }),
  )
}
