import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { IMPORT_FIELDS } from '#organizations/member-import/core/columns.rules.ts'
import { STATES, VERDICTS } from '#organizations/member-import/core/row-outcomes.rules.ts'
import { type ColumnSeen, importOf, type MemberImport, rowsOf } from './imports.ts'
import { ENCODINGS } from './reading/letters.ts'
import { cancelImport, mapColumns, startImport } from './start-import.ts'

type ImportRowPage = Awaited<ReturnType<typeof rowsOf>>
type ImportRow = ImportRowPage['rows'][number]

const done = async (work: Promise<void>) => {
  await work
  return true
}

function addTypes(builder: Builder) {
  const State = builder.enumType('MemberImportState', { values: STATES })
  const Field = builder.enumType('MemberImportField', { values: IMPORT_FIELDS })
  const Encodings = builder.enumType('MemberImportEncoding', { values: ENCODINGS })
  const Column = builder.objectRef<ColumnSeen>('MemberImportColumn').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      field: t.expose('field', { type: Field, nullable: true, description: 'Null: ignored' }),
      isUnreadable: t.boolean({
        description:
          'Its name is known, but most of its values are not: ignored until it is chosen',
        resolve: (column) => column.isUnreadable ?? false,
      }),
      samples: t.stringList({
        description: 'Its cells in the first rows',
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
      later: t.exposeInt('later', { description: 'To be invited on another day' }),
      missing: t.exposeInt('missing', { description: 'Members who are in no row' }),
    }),
  })
  const ImportType = builder.objectRef<MemberImport>('MemberImport').implement({
    description: 'A file of members that an admin uploaded, and its progress',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      state: t.expose('state', { type: State }),
      fileName: t.exposeString('fileName'),
      encoding: t.expose('encoding', {
        type: Encodings,
        nullable: true,
        description: 'How its letters were read; null: the file says how',
      }),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      endedDate: t.expose('endedDate', { type: 'DateTime', nullable: true }),
      problem: t.exposeString('problem', { nullable: true, description: 'Why it stopped' }),
      previewId: t.exposeInt('previewId', {
        description: 'Another number after each new preview; goes into memberImportStart',
      }),
      columns: t.expose('columns', { type: [Column] }),
      rows: t.exposeInt('rows'),
      passed: t.exposeInt('passed', { description: 'Rows done in this pass' }),
      total: t.exposeInt('total'),
      withMissing: t.exposeBoolean('withMissing'),
      missingProblem: t.exposeString('missingProblem', {
        nullable: true,
        description: 'Why no missing members are listed',
      }),
      counts: t.expose('counts', { type: CountsType, description: 'What is planned' }),
      outside: t.exposeInt('outside', {
        description: 'Invitations, today or later, outside the company’s own mail domains',
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'Another number would be invited now; memberImportMap makes a new preview',
      }),
      results: t.expose('results', { type: CountsType, description: 'What was done' }),
    }),
  })
  return { Field, ImportType, ...addRows(builder) }
}

function addRows(builder: Builder) {
  const Verdict = builder.enumType('MemberImportVerdict', { values: VERDICTS })
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
        description: 'The verdict of the preview, if it was another',
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
      description: 'What each column means, in the order of the file; null ignores one',
      args: {
        _id: t.arg.id({ required: true }),
        companyId: t.arg.id(),
        fields: t.arg({ type: t.arg.listRef(Field, { required: false }), required: true }),
      },
      resolve: (_root, args, context) => done(mapColumns(signedIn(context), args)),
    }),
  )
  builder.mutationField('memberImportStart', (t) =>
    t.boolean({
      args: {
        _id: t.arg.id({ required: true }),
        companyId: t.arg.id(),
        previewId: t.arg.int({ required: true, description: 'The preview that was seen' }),
        missing: t.arg.int({
          description: 'How many members lose their access, as the preview said; else nobody',
        }),
      },
      resolve: (_root, args, context) => done(startImport(signedIn(context), args)),
    }),
  )
  builder.mutationField('memberImportCancel', (t) =>
    t.boolean({
      description: 'Drops a file that was not started; stops an import that runs',
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: (_root, args, context) => done(cancelImport(signedIn(context), args)),
    }),
  )
}
