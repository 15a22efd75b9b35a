import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { emailChange } from './email-change.ts'
import { resendEmailVerification } from './resend.ts'
import { type Ahead, verifyEmail, verifyEmailAhead } from './verify-email.ts'

/** The calls about links that confirm an address: product 7, identity. */
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
        joins: t.arg.boolean({
          description:
            'Whether to join the company of a new address, of who uses the product already',
        }),
        told: t.arg.string({
          description:
            'The company that one was told of, as `company` of verifyEmailAhead names it',
        }),
      },
      resolve: (_root, given, context) => verifyEmail(context, given),
    }),
  )
  const AheadType = builder.objectRef<Ahead>('VerifyEmailAhead').implement({
    description: 'What using a link leads to, beside a confirmed address',
    fields: (t) => ({
      company: t.exposeString('company', { nullable: true, description: 'That one joins by it' }),
      leaves: t.exposeString('leaves', { nullable: true, description: 'That one leaves by it' }),
      asks: t.exposeBoolean('asks', { description: 'Whether that is one’s own choice' }),
      isPublic: t.exposeBoolean('isPublic', {
        description: 'Whether who signed up is a public user then: they join no company',
      }),
    }),
  })
  builder.queryField('verifyEmailAhead', (t) =>
    t.field({
      type: AheadType,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => verifyEmailAhead(context, code),
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
