import type { Entity } from '#entity/entity.types.ts'
import { type Group, KEPT_PARTS, type Retention } from '#entity/personal.types.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { PARTNER_SEES } from '#partners/partners.rules.ts'
import { AUDIENCES, type GroupSight, VISIBILITIES, whoSees } from './visibility.ts'

/** The audiences of a group, as a description in the contract. Clients write their texts by it. */
const inWords = (row: GroupSight) =>
  AUDIENCES.map((audience) => `${audience}: ${row[audience]}`).join(', ')

/** For people without a company, companies see only the data that they keep about strangers. */
const atWork = ({ group }: GroupSight, isPublicUser: boolean | undefined) =>
  isPublicUser !== true || group === 'byCompany'

/** The visibility of the caller's own data, by audience: product 6. */
export function addVisibility(builder: Builder, entities: readonly Entity[]) {
  const seen = whoSees(entities)
  const values = seen.map((row) => [row.group, { description: inWords(row) }])
  const GroupType = builder.enumType('PrivacyGroup', {
    values: Object.fromEntries(values) as Record<Group, { description: string }>,
  })
  const Field = builder.enumType('PartnerField', { values: PARTNER_SEES })
  const Part = builder.enumType('PrivacyKeptPart', { values: KEPT_PARTS })
  const KeptType = builder.objectRef<Retention>('PrivacyKept').implement({
    description: 'What companies keep about a person, and for how long',
    fields: (t) => ({
      what: t.expose('what', { type: Part }),
      days: t.exposeInt('days', {
        nullable: true,
        description: 'For how many days; null: until it is used, or taken back',
      }),
    }),
  })
  const Visibility = builder.enumType('PrivacyVisibility', {
    description: 'ifShared: where the person allows it; sealed: nobody can read it',
    values: VISIBILITIES,
  })
  const Row = builder.objectRef<GroupSight>('WhoSees').implement({
    description: 'A group of what the product knows about a person, and who sees it',
    fields: (t) => ({
      group: t.expose('group', { type: GroupType }),
      you: t.expose('you', { type: Visibility }),
      colleagues: t.field({
        type: Visibility,
        nullable: true,
        description: 'Null for those who have no company',
        resolve: (row, _args, { viewer }) =>
          atWork(row, viewer?.isPublicUser) ? row.colleagues : null,
      }),
      companyAdmins: t.field({
        type: Visibility,
        nullable: true,
        description:
          'Null for those who have no company; of what companies keep, those of any that does',
        resolve: (row, _args, { viewer }) =>
          atWork(row, viewer?.isPublicUser) ? row.companyAdmins : null,
      }),
      appAdmins: t.expose('appAdmins', { type: Visibility }),
      partners: t.expose('partners', { type: Visibility }),
      partnerSees: t.field({
        type: [Field],
        description: 'All that an impact partner sees of a shared goal; empty for other groups',
        resolve: ({ group }) => (group === 'partners' ? PARTNER_SEES : []),
      }),
      kept: t.expose('kept', { type: [KeptType] }),
      isCopied: t.boolean({
        description: 'Whether a copy goes to a service that others run, by the settings of now',
        resolve: ({ copiedBy }, _args, { config }) =>
          copiedBy.some((setting) => config[setting] !== undefined),
      }),
      operators: t.expose('operators', { type: Visibility }),
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
