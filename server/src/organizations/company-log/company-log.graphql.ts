import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  type CompanyEvent,
  companyEvents,
  type DeletedCompany,
  deletedCompanies,
} from './company-log.ts'

export function addCompanyLog(builder: Builder) {
  const Count = builder.objectRef<CompanyEvent['counts'][number]>('CompanyEventCount').implement({
    fields: (t) => ({ what: t.exposeString('what'), count: t.exposeInt('count') }),
  })
  const Event = builder.objectRef<CompanyEvent>('CompanyEvent').implement({
    description: 'What somebody changed of a company; for its admins',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      at: t.expose('at', { type: 'DateTime' }),
      kind: t.exposeString('kind', { description: 'handbook_changed, reminder_created, ...' }),
      who: t.exposeString('who', {
        nullable: true,
        description: 'Nothing once they are not in it any more',
      }),
      items: t.exposeStringList('items', {
        description:
          'Of the handbook the questions, of an import its id, else the records that were changed',
      }),
      about: t.exposeStringList('about', { description: 'Of members and those invited, whom' }),
      fields: t.exposeStringList('fields', { description: 'What of it was changed' }),
      counts: t.expose('counts', {
        type: [Count],
        description: 'Of an import: create, update, skip, deactivate, refused, later',
      }),
      month: t.exposeString('month', { nullable: true, description: 'Of a reminder: 2026-11' }),
    }),
  })
  const Deleted = builder.objectRef<DeletedCompany>('DeletedCompany').implement({
    description: 'What is left of a company that was deleted; for app admins',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      name: t.exposeString('name'),
      at: t.expose('at', { type: 'DateTime' }),
      who: t.exposeString('who', { nullable: true, description: 'Nothing once they are gone' }),
    }),
  })
  builder.queryField('companyDeletedGetMany', (t) =>
    t.field({
      type: [Deleted],
      resolve: (_root, _args, context) => deletedCompanies(signedIn(context)),
    }),
  )
  builder.queryField('companyEventGetMany', (t) =>
    t.field({
      type: [Event],
      args: {
        companyId: t.arg.id({ description: 'Another than one’s own: app admins only' }),
        before: t.arg.id({ description: 'The last event of the list so far, to go on' }),
        import: t.arg.id({
          description:
            'What this import of members did, one by one, in its order; else it is one entry',
        }),
        first: t.arg.int({ description: 'So many, 100 at the most' }),
      },
      resolve: (_root, args, context) => companyEvents(signedIn(context), args),
    }),
  )
}
