import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type MissingWords, missingWords } from './missing.ts'

/** Words about missing content, for app admins: product 7, app admins. */
export function addMissingWords(builder: Builder) {
  const Words = builder.objectRef<MissingWords>('MissingWords').implement({
    description: 'What people missed in the search; not who',
    fields: (t) => ({
      words: t.exposeString('words'),
      people: t.exposeInt('people'),
      lastDay: t.expose('lastDay', { type: 'Date' }),
    }),
  })
  builder.queryField('missingWordsGetMany', (t) =>
    t.field({
      type: [Words],
      args: { first: t.arg.int({ description: '50 unless told, at most 200' }) },
      resolve: (_root, { first }, context) => missingWords(signedIn(context), first),
    }),
  )
}
