import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  type LibraryHit,
  type LibraryResults,
  SEARCH_KINDS,
  type SnippetPart,
} from '#learning/library/ranking/library.types.ts'
import { type Library, librarySearch } from './library.ts'

export function addLibrary(builder: Builder, library: Library) {
  const Kind = builder.enumType('LibraryKind', {
    description: 'help is implementation advice, goal one of one’s own goals and bookmarks',
    values: SEARCH_KINDS,
  })
  const Part = builder.objectRef<SnippetPart>('LibrarySnippetPart').implement({
    description: 'Plain text; marked where it is what was searched',
    fields: (t) => ({ text: t.exposeString('text'), marked: t.exposeBoolean('marked') }),
  })
  const Hit = builder.objectRef<LibraryHit>('LibraryHit').implement({
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind as (typeof SEARCH_KINDS)[number] }),
      id: t.exposeString('id', { description: 'Of a goal its _id' }),
      title: t.exposeString('title'),
      situation: t.exposeString('situation', {
        nullable: true,
        description: 'The matter in the reader’s words, of advice, kits and paths',
      }),
      snippet: t.expose('snippet', { type: [Part] }),
      entity: t.exposeStringList('entity', { description: 'Whom it is for; empty: anybody' }),
      people: t.exposeInt('people', { nullable: true }),
      time: t.exposeInt('time', { nullable: true, description: 'In minutes' }),
      budget: t.exposeInt('budget', { nullable: true }),
      format: t.exposeString('format', { nullable: true, description: 'A learning style' }),
      actionId: t.exposeString('actionId', { nullable: true }),
      adviceId: t.exposeString('adviceId', { nullable: true }),
      challengeId: t.exposeString('challengeId', { nullable: true }),
      url: t.exposeString('url', { nullable: true }),
      category: t.exposeString('category', { nullable: true }),
    }),
  })
  const Results = builder.objectRef<LibraryResults>('LibraryResults').implement({
    fields: (t) => ({
      query: t.exposeString('query'),
      corrected: t.exposeString('corrected', {
        nullable: true,
        description: 'What was searched instead, where nothing fitted the letter',
      }),
      total: t.exposeInt('total'),
      hits: t.expose('hits', { type: [Hit], description: 'Best first' }),
      near: t.expose('near', { type: [Hit], description: 'At most 6, where nothing was found' }),
    }),
  })
  const Filters = builder.inputType('LibraryFilters', {
    description: 'Bounds are inclusive upper bounds; what has no such value passes them',
    fields: (t) => ({
      kinds: t.field({ type: [Kind] }),
      entity: t.string(),
      people: t.int(),
      time: t.int(),
      budget: t.int(),
      format: t.string(),
    }),
  })
  builder.queryField('librarySearch', (t) =>
    t.field({
      description: 'Everything that fits: the corpus, and one’s own goals and notes',
      type: Results,
      args: {
        query: t.arg.string({ required: true }),
        filters: t.arg({ type: Filters }),
        limit: t.arg.int({ description: '20 unless told, at most 50' }),
      },
      resolve: (_root, { query, filters, limit }, context) =>
        librarySearch(signedIn(context), library, { query, filters, limit }),
    }),
  )
}
