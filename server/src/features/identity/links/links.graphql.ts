import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { emailChange } from './email-change.ts'
import { resendEmailVerification } from './resend.ts'
import { verifyEmail } from './verify-email.ts'

/** The calls about links that confirm an address: product 7, identity and security. */
export function addLinks(builder: Builder) {
  builder.mutationField('verifyEmail', (t) =>
    t.boolean({
      args: {
        code: t.arg.string({ required: true }),
        password: t.arg.string({ description: 'Of the account that the link is about' }),
        asksWho: t.arg.boolean({
          description:
            'Whether a link of a sign-up is refused outside a session of it and without its password',
        }),
      },
      resolve: (_root, given, context) => verifyEmail(context, given),
    }),
  )
  builder.mutationField('resendEmailVerification', (t) =>
    t.boolean({
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => resendEmailVerification(context, _id),
    }),
  )
  builder.mutationField('emailChange', (t) =>
    t.boolean({
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, { email }, context) => emailChange(signedIn(context), email),
    }),
  )
}
