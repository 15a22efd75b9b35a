import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { FileTypes } from '../files.graphql.ts'
import { overviewFile } from './overview.file.ts'
import {
  OVERVIEW_SORTS,
  type OverviewPage,
  type OverviewRow,
  type OverviewSums,
  overviewPage,
  overviewSums,
  type SumLine,
} from './overview.ts'

/** All companies side by side, for app admins: product 7, reports. */
export function addReportOverview(builder: Builder, content: () => Content, files: FileTypes) {
  const Sort = builder.enumType('ReportOverviewSort', { values: OVERVIEW_SORTS })
  const Page = addPage(builder)
  const Sums = addSums(builder)
  builder.queryFields((t) => {
    const asked = {
      from: t.arg.string({ description: 'The first month, such as 2026-01' }),
      to: t.arg.string({ description: 'The last month; 24 at most in all' }),
      query: t.arg.string({ description: 'Beginnings of words of names or domains' }),
    }
    const sorted = { ...asked, sort: t.arg({ type: Sort }), descending: t.arg.boolean() }
    return {
      companyReportOverviewGetMany: t.field({
        type: Page,
        args: {
          ...sorted,
          first: t.arg.int({ description: '50 by default, at most 100' }),
          after: t.arg.string(),
        },
        resolve: (_root, args, context) => overviewPage(signedIn(context), content(), args),
      }),
      companyReportOverviewSums: t.field({
        type: Sums,
        args: asked,
        resolve: (_root, args, context) => overviewSums(signedIn(context), content(), args),
      }),
      companyReportOverviewFile: t.field({
        type: files.File,
        args: { ...sorted, format: t.arg({ type: files.Format, required: true }) },
        resolve: (_root, args, context) => overviewFile(signedIn(context), content(), args),
      }),
    }
  })
}

function addPage(builder: Builder) {
  const ColumnType = builder
    .objectRef<OverviewPage['columns'][number]>('ReportOverviewColumn')
    .implement({
      fields: (t) => ({
        item: t.string({ resolve: ({ column }) => column }),
        label: t.exposeString('label'),
        isExact: t.exposeBoolean('isExact'),
        of: t.exposeInt('of', { nullable: true }),
      }),
    })
  const Row = builder.objectRef<OverviewRow>('ReportOverviewRow').implement({
    fields: (t) => ({
      companyId: t.exposeID('companyId'),
      companyName: t.exposeString('companyName'),
      isClosed: t.exposeBoolean('isClosed', { description: 'Whether its month is closed' }),
      figures: t.field({
        type: ['Int'],
        nullable: { list: false, items: true },
        description: 'One for each column, as in the company’s own report',
        resolve: ({ figures }) => figures,
      }),
    }),
  })
  return builder.objectRef<OverviewPage>('ReportOverview').implement({
    description: 'All companies side by side, in one month',
    fields: (t) => ({
      months: t.exposeStringList('months', {
        description: 'From the first closed one to the last',
      }),
      from: t.exposeString('from'),
      to: t.exposeString('to'),
      month: t.exposeString('month', { description: 'The newest closed one of the range' }),
      columns: t.field({ type: [ColumnType], resolve: ({ columns }) => [...columns] }),
      rows: t.expose('rows', { type: [Row] }),
      next: t.exposeString('next', { nullable: true, description: 'Goes into `after`' }),
      total: t.exposeInt('total'),
    }),
  })
}

function addSums(builder: Builder) {
  const SumType = builder.objectRef<OverviewSums['sums'][number]>('ReportOverviewSum').implement({
    fields: (t) => ({
      figure: t.exposeInt('figure', { nullable: true }),
      companies: t.exposeInt('companies', { description: 'How many companies have a figure' }),
    }),
  })
  const Line = builder.objectRef<SumLine>('ReportOverviewLine').implement({
    fields: (t) => ({
      item: t.string({ resolve: ({ column }) => column }),
      label: t.exposeString('label'),
      isExact: t.exposeBoolean('isExact'),
      of: t.exposeInt('of', { nullable: true }),
      figures: t.field({
        type: ['Int'],
        nullable: { list: false, items: true },
        description: 'One for each period',
        resolve: ({ figures }) => figures,
      }),
    }),
  })
  return builder.objectRef<OverviewSums>('ReportOverviewSums').implement({
    description: 'Sums of the published figures',
    fields: (t) => ({
      month: t.exposeString('month'),
      sums: t.field({
        type: [SumType],
        description: 'In that month, one for each column',
        resolve: ({ sums }) => sums,
      }),
      periods: t.exposeStringList('periods', { description: 'The months of the range' }),
      lines: t.field({
        type: [Line],
        description: 'Some columns over these months',
        resolve: ({ lines }) => lines(),
      }),
    }),
  })
}
