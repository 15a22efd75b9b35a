import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type CompanyOverview, type CompanyPage, companyPage, totalOf } from './overview.ts'

/** The list of all companies, for app admins: product 7, app admins. */
export function addCompanyOverview(builder: Builder) {
  const Overview = builder.objectRef<CompanyOverview>('CompanyOverview').implement({
    description: 'A company in the list of all',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      name: t.exposeString('name'),
      members: t.exposeInt('members', { description: 'With access' }),
      domains: t.exposeInt('domains', { description: 'How many mail domains lead into it' }),
      require2FA: t.exposeBoolean('require2FA'),
      seatLimit: t.exposeInt('seatLimit', { nullable: true }),
      isPublicDefault: t.exposeBoolean('isPublicDefault'),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
    }),
  })
  const Page = builder.objectRef<CompanyPage>('CompanyPage').implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [Overview] }),
      next: t.exposeString('next', { nullable: true, description: 'Goes into `after`' }),
      total: t.int({ resolve: (page, _args, context) => totalOf(signedIn(context), page) }),
    }),
  })
  builder.queryField('companyOverviewGetMany', (t) =>
    t.field({
      type: Page,
      args: {
        query: t.arg.string({ description: 'Beginnings of words of names or domains' }),
        first: t.arg.int({ description: '50 unless told, at most 100' }),
        after: t.arg.string(),
      },
      resolve: (_root, args, context) => companyPage(signedIn(context), args),
    }),
  )
}
