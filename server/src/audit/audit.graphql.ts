import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type IdentityEvent, identityEvents } from './audit.ts'

export function addAudit(builder: Builder) {
  const Event = builder.objectRef<IdentityEvent>('IdentityEvent').implement({
    description: 'What happened to one’s own account',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      at: t.expose('at', { type: 'DateTime' }),
      kind: t.exposeString('kind', { description: 'sign_in, password_changed, ...' }),
      place: t.exposeString('place', {
        description: 'Roughly where: the beginning of an address. Empty of what others did',
      }),
      client: t.exposeString('client', { description: 'Such as Firefox on Windows, likewise' }),
      byAdmin: t.exposeBoolean('byAdmin', {
        description: 'An admin did it, not who has the account',
      }),
    }),
  })
  builder.queryField('identityEventGetMany', (t) =>
    t.field({
      type: [Event],
      resolve: (_root, _args, context) => identityEvents(signedIn(context)),
    }),
  )
}
