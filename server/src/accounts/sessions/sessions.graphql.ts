import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { endOtherSessions, endSession, type SessionEntry, sessionsOf } from './sessions.ts'

export function addSessions(builder: Builder) {
  const Session = builder.objectRef<SessionEntry>('Session').implement({
    description: 'Where one is signed in',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      isCurrent: t.exposeBoolean('isCurrent'),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      lastSeen: t.expose('lastSeen', { type: 'DateTime' }),
      client: t.exposeString('client', { description: 'Such as Firefox on Windows' }),
      place: t.exposeString('place', { description: 'Roughly where: the beginning of an address' }),
    }),
  })
  builder.queryField('sessionGetMany', (t) =>
    t.field({
      type: [Session],
      resolve: (_root, _args, context) => sessionsOf(signedIn(context)),
    }),
  )
  builder.mutationField('sessionDelete', (t) =>
    t.field({
      type: Session,
      nullable: true,
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => endSession(signedIn(context), _id),
    }),
  )
  builder.mutationField('sessionDeleteMany', (t) =>
    t.int({
      description: 'Ends all sessions but this one; answers how many',
      resolve: (_root, _args, context) => endOtherSessions(signedIn(context)),
    }),
  )
}
