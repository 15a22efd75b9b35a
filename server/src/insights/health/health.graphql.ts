import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import { type AppHealth, appHealth } from './health.ts'

/** How the whole product is doing, for app admins: product 6. */
export function addHealth(builder: Builder, content: () => Content, library: Library) {
  const SignIns = builder.objectRef<AppHealth['signIns'][number]>('SignInsOfDay').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Date', description: 'In UTC' }),
      count: t.exposeInt('count', { description: 'In steps of five; 0 is fewer than five' }),
    }),
  })
  const Health = builder.objectRef<AppHealth>('AppHealth').implement({
    description: 'Figures of no person and of no company',
    fields: (t) => ({
      people: t.exposeInt('people'),
      individuals: t.exposeInt('individuals', { description: 'People without a company' }),
      memberships: t.exposeInt('memberships', {
        description: 'How many of them have a membership, paid or given',
      }),
      companies: t.exposeInt('companies'),
      signIns: t.expose('signIns', {
        type: [SignIns],
        description: 'The last 14 days that are over',
      }),
      outboxWaiting: t.exposeInt('outboxWaiting'),
      outboxFailed: t.exposeInt('outboxFailed', { description: 'Given up' }),
      feedbackWaiting: t.int({
        description: 'Feedback whose copy elsewhere is still to be made',
        resolve: ({ copies }) => copies.waiting,
      }),
      feedbackToDelete: t.int({
        description: 'Copies elsewhere of erased people’s feedback that are still to be deleted',
        resolve: ({ copies }) => copies.toDelete,
      }),
      feedbackTrouble: t.string({
        nullable: true,
        description: 'Why the one that waited longest does, such as FEEDBACK TABLE 404',
        resolve: ({ copies }) => copies.trouble,
      }),
      contentVersion: t.exposeString('contentVersion'),
      indexMs: t.exposeInt('indexMs', {
        nullable: true,
        description: 'How long the index of the search took; null until it is made',
      }),
      storeBytes: t.exposeFloat('storeBytes'),
      storeKind: t.exposeString('storeKind', { description: 'sqlite or postgres' }),
    }),
  })
  builder.queryField('appHealth', (t) =>
    t.field({
      type: Health,
      resolve: (_root, _args, context) => appHealth(signedIn(context), content(), library),
    }),
  )
}
