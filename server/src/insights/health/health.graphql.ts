import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import { type AppHealth, appHealth } from './health.ts'
import { backupDate, modelPart, picturesPart, type ServerPart } from './parts.ts'

/** The health of the installation, for app admins: product 6. */
export function addHealth(builder: Builder, content: () => Content, library: Library) {
  const SignIns = builder.objectRef<AppHealth['signIns'][number]>('SignInsOfDay').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Date', description: 'In UTC' }),
      count: t.exposeInt('count', { description: 'In steps of five; 0 is fewer than five' }),
    }),
  })
  const Part = builder.objectRef<ServerPart>('ServerPart').implement({
    description: 'Something outside of the server, tried when this is asked',
    fields: (t) => ({
      place: t.exposeString('place', { description: 'Without secrets' }),
      problem: t.exposeString('problem', {
        nullable: true,
        description: 'Why it does not work, such as ECONNREFUSED; null if it does',
      }),
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
      version: t.string({ resolve: (_health, _args, { config }) => config.version }),
      model: t.field({
        type: Part,
        nullable: true,
        description: 'The model that writes Mira’s answers; null if none is set up',
        resolve: (_health, _args, context) => modelPart(signedIn(context)),
      }),
      pictures: t.field({
        type: Part,
        resolve: (_health, _args, context) => picturesPart(signedIn(context)),
      }),
      backupDate: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The newest backup of the operator’s command; null for PostgreSQL',
        resolve: (_health, _args, context) => backupDate(signedIn(context)),
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
