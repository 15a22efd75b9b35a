import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { cancelImport, mapColumns, startImport } from './start-import.ts'
import {
  type ColumnSeen,
  IMPORTS,
  type ImportRow,
  type ImportRowPage,
  importOf,
  type MemberImport,
  rowsOf,
} from './imports.ts'

function addTypes(builder: Builder) {
  const State = builder.enumType('MemberImportState', { values: IMPORTS.states })
  const Field = builder.enumType('MemberImportField', { values: IMPORTS.fields })
  const Column = builder.objectRef<ColumnSeen>('MemberImportColumn').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      field: t.expose('field', { type: Field, nullable: true, description: 'Null: left alone' }),
      samples: t.stringList({
        description: 'What stands in the first rows',
        resolve: (column) => column.samples(),
      }),
    }),
  })
  const CountsType = builder.objectRef<MemberImport['counts']>('MemberImportCounts').implement({
    fields: (t) => ({
      create: t.exposeInt('create'),
      update: t.exposeInt('update'),
      skip: t.exposeInt('skip'),
      deactivate: t.exposeInt('deactivate'),
      refused: t.exposeInt('refused'),
      later: t.exposeInt('later', { description: 'To be invited, and not on that day' }),
      missing: t.exposeInt('missing', { description: 'Members whom no row names' }),
    }),
  })
  const ImportType = builder.objectRef<MemberImport>('MemberImport').implement({
    description: 'A file of members that an admin brought, and how far it is',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      state: t.expose('state', { type: State }),
      fileName: t.exposeString('fileName'),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      endedDate: t.expose('endedDate', { type: 'DateTime', nullable: true }),
      problem: t.exposeString('problem', { nullable: true, description: 'Why it stopped' }),
      look: t.exposeInt('look', {
        description: 'Raised whenever its rows are looked at anew; goes into memberImportStart',
      }),
      columns: t.expose('columns', { type: [Column] }),
      rows: t.exposeInt('rows'),
      passed: t.exposeInt('passed', { description: 'Rows that this pass is behind' }),
      total: t.exposeInt('total'),
      withMissing: t.exposeBoolean('withMissing'),
      missingProblem: t.exposeString('missingProblem', {
        nullable: true,
        description: 'Why nobody is told of whom no row names',
      }),
      counts: t.expose('counts', { type: CountsType, description: 'What is planned' }),
      outside: t.exposeInt('outside', {
        description: 'To be invited, today or later, outside of the company’s own mail domains',
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'Today has room for more, or fewer, of those now; memberImportMap looks anew',
      }),
      results: t.expose('results', { type: CountsType, description: 'What was done' }),
    }),
  })
  return { Field, ImportType, ...addRows(builder) }
}

function addRows(builder: Builder) {
  const Verdict = builder.enumType('MemberImportVerdict', { values: IMPORTS.verdicts })
  const ChangeType = builder
    .objectRef<ImportRow['changes'][number]>('MemberImportChange')
    .implement({
      fields: (t) => ({
        field: t.exposeString('field'),
        from: t.exposeString('from', { nullable: true }),
        to: t.exposeString('to', { nullable: true }),
      }),
    })
  const Row = builder.objectRef<ImportRow>('MemberImportRow').implement({
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'As a spreadsheet shows it' }),
      email: t.exposeString('email'),
      name: t.exposeString('name'),
      verdict: t.expose('verdict', { type: Verdict }),
      planned: t.expose('planned', {
        type: Verdict,
        nullable: true,
        description: 'What the preview said, where it came otherwise',
      }),
      problem: t.exposeString('problem', { nullable: true }),
      changes: t.expose('changes', { type: [ChangeType] }),
    }),
  })
  const Page = builder.objectRef<ImportRowPage>('MemberImportRowPage').implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [Row] }),
      next: t.exposeInt('next', { nullable: true, description: 'Goes into `after`' }),
    }),
  })
  return { Verdict, Page }
}

/** The calls about files of members: product 7, import. */
export function addMemberImports(builder: Builder) {
  const { Verdict, Field, ImportType, Page } = addTypes(builder)
  builder.queryField('memberImportGet', (t) =>
    t.field({
      type: ImportType,
      nullable: true,
      args: { _id: t.arg.id({ description: 'Without it the newest one' }), companyId: t.arg.id() },
      resolve: (_root, args, context) => importOf(signedIn(context), args),
    }),
  )
  builder.queryField('memberImportRowGetMany', (t) =>
    t.field({
      type: Page,
      args: {
        _id: t.arg.id({ required: true }),
        companyId: t.arg.id(),
        verdict: t.arg({ type: Verdict }),
        first: t.arg.int(),
        after: t.arg.int(),
      },
      resolve: (_root, args, context) => rowsOf(signedIn(context), args),
    }),
  )
  builder.mutationField('memberImportMap', (t) =>
    t.boolean({
      description: 'What each column says, in the order of the file; null leaves one alone',
      args: {
        _id: t.arg.id({ required: true }),
        companyId: t.arg.id(),
        fields: t.arg({ type: t.arg.listRef(Field, { required: false }), required: true }),
      },
      resolve: async (_root, args, context) => {
        await mapColumns(signedIn(context), args)
        return true
      },
    }),
  )
  addSteps(builder)
}

function addSteps(builder: Builder) {
  builder.mutationField('memberImportStart', (t) =>
    t.boolean({
      args: {
        _id: t.arg.id({ required: true }),
        companyId: t.arg.id(),
        look: t.arg.int({ required: true, description: 'Which preview was seen' }),
        missing: t.arg.int({
          description: 'So many members, as the preview said, lose their access; else nobody',
        }),
      },
      resolve: async (_root, args, context) => {
        await startImport(signedIn(context), args)
        return true
      },
    }),
  )
  builder.mutationField('memberImportCancel', (t) =>
    t.boolean({
      description: 'Forgets a file that has not begun; ends an import that runs',
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: async (_root, args, context) => {
        await cancelImport(signedIn(context), args)
        return true
      },
    }),
  )
}
