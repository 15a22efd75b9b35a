import { logout } from '#accounts/core/accounts.ts'
import { addLoginResult } from '#accounts/core/login-result.graphql.ts'
import { addLinks } from '#accounts/email-links/email-links.graphql.ts'
import { addFactors } from '#accounts/second-factors/second-factors.graphql.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { addAppAdmins } from './app-admins/app-admins.graphql.ts'
import { addFirstAdmin } from './app-admins/first-admin.graphql.ts'
import { addPasswords } from './passwords/passwords.graphql.ts'
import { addSessions } from './sessions/sessions.graphql.ts'
import { login } from './sign-in/sign-in.ts'
import { signUp } from './sign-up/sign-up.ts'

export function addIdentity(builder: Builder, Person: RecordType) {
  const LoginResult = addLoginResult(builder)
  addFactors(builder, LoginResult)
  addLinks(builder)
  addPasswords(builder, LoginResult)
  addSessions(builder)
  addFirstAdmin(builder, LoginResult)
  addAppAdmins(builder)
  const SignUp = builder.inputType('UserCreateInput', {
    fields: (t) => ({
      _id: t.id(),
      email: t.string({ required: true }),
      password: t.string({ required: true }),
      firstName: t.string({ required: true }),
      lastName: t.string(),
      referralCode: t.string({ description: 'Of the company to join' }),
      invitation: t.string({ description: 'The code of a link that invites' }),
    }),
  })
  builder.mutationField('login', (t) =>
    t.field({
      type: LoginResult,
      args: {
        email: t.arg.string({ required: true }),
        password: t.arg.string({ required: true }),
        code: t.arg.string({ description: 'Of the authenticator app' }),
        isIosLogin: t.arg.boolean(),
      },
      resolve: (_root, args, context) => login(context, args),
    }),
  )
  builder.mutationField('logout', (t) =>
    t.boolean({ resolve: (_root, _args, context) => logout(signedIn(context)) }),
  )
  builder.mutationField('userCreate', (t) =>
    t.field({
      type: Person,
      args: { obj: t.arg({ type: SignUp, required: true }) },
      resolve: (_root, { obj }, context) => signUp(context, obj),
    }),
  )
}
