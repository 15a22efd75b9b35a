import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  MemberImportEncoding,
  MemberImportField,
  MemberImportQuery,
  MemberImportRowsQuery,
  MemberImportVerdict,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { companyKey } from '#features/admin/reload-companies.ts'

const importDocument = graphql(`
  query MemberImport($companyId: ID) {
    memberImportGet(companyId: $companyId) {
      _id
      previewId
      state
      fileName
      encoding
      createdDate
      problem
      rows
      passed
      total
      missingProblem
      columns {
        name
        field
        isUnreadable
        samples
      }
      counts {
        create
        update
        skip
        deactivate
        refused
        later
        missing
      }
      outside
      isOutdated
      results {
        create
        update
        skip
        deactivate
        refused
        later
      }
    }
  }
`)

const rowsDocument = graphql(`
  query MemberImportRows(
    $id: ID!
    $companyId: ID
    $verdict: MemberImportVerdict
    $after: Int
  ) {
    memberImportRowGetMany(_id: $id, companyId: $companyId, verdict: $verdict, after: $after) {
      next
      rows {
        number
        email
        name
        verdict
        planned
        problem
        changes {
          field
          from
          to
        }
      }
    }
  }
`)

const mapDocument = graphql(`
  mutation MapMemberImport($id: ID!, $companyId: ID, $fields: [MemberImportField]!) {
    memberImportMap(_id: $id, companyId: $companyId, fields: $fields)
  }
`)

const startDocument = graphql(`
  mutation StartMemberImport($id: ID!, $companyId: ID, $previewId: Int!, $missing: Int) {
    memberImportStart(_id: $id, companyId: $companyId, previewId: $previewId, missing: $missing)
  }
`)

const cancelDocument = graphql(`
  mutation CancelMemberImport($id: ID!, $companyId: ID) {
    memberImportCancel(_id: $id, companyId: $companyId)
  }
`)

export type MemberImport = NonNullable<MemberImportQuery['memberImportGet']>
export type ImportRow = MemberImportRowsQuery['memberImportRowGetMany']['rows'][number]
export type Encoding = MemberImportEncoding
export type Field = MemberImportField
export type Verdict = MemberImportVerdict

export const importKey = [...companyKey, 'import'] as const

/** The interval for asking about the progress while the server works on a file. */
const lookEvery = 1000

const isAtWork = (state: string | undefined) => state === 'checking' || state === 'running'

/** The file uploaded last, with its progress; null without one. */
export const importQuery = (companyId: MembersOf) =>
  queryOptions({
    queryKey: [...importKey, 'newest', companyId],
    staleTime: 0,
    refetchOnReconnect: true,
    queryFn: async ({ signal }): Promise<MemberImport | null> =>
      (await request(importDocument, { companyId }, { signal })).memberImportGet ?? null,
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? lookEvery : false),
  })

/** Its rows, a page at a time, by verdict or all. `stage`: plans or results. */
export const rowsQuery = (
  companyId: MembersOf,
  { id, stage, verdict }: { id: string; stage: string; verdict: Verdict | null },
) =>
  infiniteQueryOptions({
    queryKey: [...importKey, 'rows', id, stage, verdict],
    staleTime: 0,
    refetchOnReconnect: true,
    initialPageParam: null as number | null,
    queryFn: async ({ signal, pageParam }) =>
      (await request(rowsDocument, { id, companyId, verdict, after: pageParam }, { signal }))
        .memberImportRowGetMany,
    getNextPageParam: ({ next }) => next ?? null,
  })

/**
 * The first members whose access a start would end; also those missing in the file, if requested.
 */
export const endingQuery = (companyId: MembersOf, file: MemberImport, withMissing: boolean) =>
  queryOptions({
    queryKey: [...importKey, 'ending', file._id, file.previewId, withMissing],
    refetchOnReconnect: true,
    queryFn: async ({ signal }): Promise<readonly ImportRow[]> => {
      const verdicts = withMissing
        ? (['deactivate', 'missing'] as const)
        : (['deactivate'] as const)
      const pages = await Promise.all(
        verdicts.map((verdict) =>
          request(rowsDocument, { id: file._id, companyId, verdict, after: null }, { signal }),
        ),
      )
      return pages.flatMap((page) => page.memberImportRowGetMany.rows)
    },
  })

/** The steps of importing a company's file. All throw AppError. */
export const stepsOf = (companyId: MembersOf) => ({
  map: (id: string, fields: readonly (Field | null)[]) =>
    request(mapDocument, { id, companyId, fields: [...fields] }),
  /** `missing`: members without a row in the file lose their access. */
  start: ({ _id: id, previewId }: MemberImport, missing: number | null) =>
    request(startDocument, { id, companyId, previewId, missing }),
  cancel: (id: string) => request(cancelDocument, { id, companyId }),
})
