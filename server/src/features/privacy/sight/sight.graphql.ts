import type { Entity } from '#entity/entity.types.ts'
import { GROUPS } from '#entity/personal.types.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type Seen, SIGHTS, whoSees } from './sight.ts'

/** Who sees what, of the person who asks: product 6. */
export function addSight(builder: Builder, entities: readonly Entity[]) {
  const seen = whoSees(entities)
  const Group = builder.enumType('PrivacyGroup', { values: GROUPS })
  const Sight = builder.enumType('PrivacySight', {
    description: 'ifShared: where the person allows it; sealed: nobody can read it',
    values: SIGHTS,
  })
  const Row = builder.objectRef<Seen>('WhoSees').implement({
    description: 'A group of what the product knows about a person, and who sees it',
    fields: (t) => ({
      group: t.expose('group', { type: Group }),
      you: t.expose('you', { type: Sight }),
      colleagues: t.field({
        type: Sight,
        nullable: true,
        description: 'Null for those who have no company',
        resolve: (row, _args, { viewer }) => (viewer?.isPublicUser ? null : row.colleagues),
      }),
      companyAdmins: t.field({
        type: Sight,
        nullable: true,
        description: 'Null for those who have no company',
        resolve: (row, _args, { viewer }) => (viewer?.isPublicUser ? null : row.companyAdmins),
      }),
      appAdmins: t.expose('appAdmins', { type: Sight }),
      operators: t.expose('operators', { type: Sight }),
    }),
  })
  builder.queryField('whoSeesWhat', (t) =>
    t.field({
      type: [Row],
      resolve: (_root, _args, context) => {
        signedIn(context)
        return seen
      },
    }),
  )
}
