import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { keepAccount, keepByLink } from './closing.ts'

/** The operations that reopen a closed account: product 7, identity. */
export function addClosing(builder: Builder) {
  builder.mutationField('userKeep', (t) =>
    t.boolean({
      description: 'Opens one’s own closed account again',
      resolve: (_root, _args, context) => keepAccount(signedIn(context)),
    }),
  )
  builder.mutationField('userKeepByLink', (t) =>
    t.boolean({
      description: 'The same, by the link that was mailed',
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => keepByLink(context, code),
    }),
  )
}
