import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { emailChange } from './email-change.ts'
import { resendEmailVerification } from './resend.ts'
import { type JoinPreview, verifyEmail, verifyEmailPreview } from './verify-email.ts'

/** The calls about links that confirm an address: product 7, identity. */
export function addLinks(builder: Builder) {
  builder.mutationField('verifyEmail', (t) =>
    t.boolean({
      args: {
        code: t.arg.string({ required: true }),
        password: t.arg.string({ description: 'Of the account that the link belongs to' }),
        requiresProof: t.arg.boolean({
          description: 'Whether the link of a sign-up needs its session or its password',
        }),
        joins: t.arg.boolean({
          description: 'Whether a confirmed user joins the company of the new address',
        }),
        expectedCompany: t.arg.string({
          description: '`company` of verifyEmailPreview; null where it was null',
        }),
      },
      resolve: (_root, given, context) => verifyEmail(context, given),
    }),
  )
  const Preview = builder.objectRef<JoinPreview>('VerifyEmailPreview').implement({
    description: 'What else happens when the link is used',
    fields: (t) => ({
      company: t.exposeString('company', {
        nullable: true,
        description: 'The company that the user joins',
      }),
      leaves: t.exposeString('leaves', {
        nullable: true,
        description: 'The company that the user leaves',
      }),
      asks: t.exposeBoolean('asks', { description: 'Whether joining is the user’s choice' }),
      isPublic: t.exposeBoolean('isPublic', {
        description: 'Whether the new user joins no company',
      }),
    }),
  })
  builder.queryField('verifyEmailPreview', (t) =>
    t.field({
      type: Preview,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => verifyEmailPreview(context, code),
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
