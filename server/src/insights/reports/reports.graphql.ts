import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { addFileTypes } from './files.graphql.ts'
import { reportFile } from './files.ts'
import {
  type CompanyReports,
  companyReports,
  REPORT_NAMES,
  type Report,
  type ReportLine,
} from './reports.ts'

/** The reports of a company about its people: product 6, reports. */
export function addReports(builder: Builder, content: () => Content) {
  const Name = builder.enumType('ReportName', { values: REPORT_NAMES })
  const { Format, File } = addFileTypes(builder)
  const Reports = addTypes(builder, Name)
  builder.queryFields((t) => {
    const asked = {
      companyId: t.arg.id({ description: 'For app admins; without it one’s own' }),
      from: t.arg.string({ description: 'The first month, such as 2026-01' }),
      to: t.arg.string({ description: 'The last month; 24 at most in all' }),
    }
    return {
      companyReportGetMany: t.field({
        type: Reports,
        args: asked,
        resolve: (_root, args, context) => companyReports(signedIn(context), content(), args),
      }),
      companyReportFile: t.field({
        type: File,
        description: 'All reports in one file',
        args: {
          ...asked,
          format: t.arg({ type: Format, required: true }),
        },
        resolve: (_root, args, context) => reportFile(signedIn(context), content(), args),
      }),
    }
  })
  return { Format, File }
}

function addTypes(
  builder: Builder,
  Name: ReturnType<typeof builder.enumType<'ReportName', typeof REPORT_NAMES>>,
) {
  const Line = builder.objectRef<ReportLine>('ReportLine').implement({
    fields: (t) => ({
      item: t.exposeString('item'),
      label: t.exposeString('label'),
      isExact: t.exposeBoolean('isExact', {
        description: 'Not rounded: an admin sees it elsewhere. Others are in steps of five',
      }),
      of: t.exposeInt('of', { nullable: true }),
      figures: t.field({
        type: ['Int'],
        nullable: { list: false, items: true },
        description: 'One for each period; null where it is suppressed',
        resolve: ({ figures }) => figures,
      }),
    }),
  })
  const One = builder.objectRef<Report>('Report').implement({
    fields: (t) => ({
      report: t.expose('report', { type: Name }),
      title: t.exposeString('title'),
      by: t.exposeString('by', { description: 'week or month' }),
      periods: t.exposeStringList('periods', {
        description: 'The closed ones: their figures never change',
      }),
      lines: t.expose('lines', { type: [Line] }),
    }),
  })
  return builder.objectRef<CompanyReports>('CompanyReports').implement({
    fields: (t) => ({
      companyId: t.exposeID('companyId'),
      companyName: t.exposeString('companyName'),
      months: t.exposeStringList('months', { description: 'All with a closed period' }),
      lastMonth: t.exposeString('lastMonth', {
        nullable: true,
        description: 'The newest that is over; weeks of a later one may be closed',
      }),
      from: t.exposeString('from'),
      to: t.exposeString('to'),
      reports: t.expose('reports', { type: [One] }),
    }),
  })
}
