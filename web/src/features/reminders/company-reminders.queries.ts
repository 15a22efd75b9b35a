import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import type {
  CompanyReminderFragment,
  ReminderCreateInput,
  ReminderUpdateInput,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { lasting } from '#features/advice/records.ts'
import { remindersQuery } from './reminders.queries.ts'

void graphql(`
  fragment CompanyReminder on Reminder {
    ...ReminderFields
    version
    updatedDate
    reached
  }
`)

const listDocument = graphql(`
  query CompanyReminders($companyId: ID) {
    reminderGetMany(companyId: $companyId) {
      ...CompanyReminder
    }
  }
`)

const createDocument = graphql(`
  mutation CreateReminder($obj: ReminderCreateInput!) {
    reminderCreate(obj: $obj) {
      ...CompanyReminder
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateReminder($obj: ReminderUpdateInput!) {
    reminderUpdate(obj: $obj) {
      ...CompanyReminder
    }
  }
`)

const deleteDocument = graphql(`
  mutation DeleteReminder($id: ID!) {
    reminderDelete(_id: $id) {
      _id
    }
  }
`)

/** A reminder with the fields that the company's admins write. */
export type CompanyReminder = CompanyReminderFragment

/** All reminders of a company (null: the viewer's own), including future months. */
export const companyRemindersQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ['company-reminders', companyId],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<readonly CompanyReminder[]> =>
      (await request(listDocument, { companyId }, { signal })).reminderGetMany,
  })

export const themesQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'impact-category', 'reminder'],
  queryFn: ({ signal }) =>
    listAllContent('impact-category', { filterByFormula: '{reminder}' }, { signal }),
})

/** Every action by its title, for the picker. */
export const actionTitlesQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'impact-action', 'titles'],
  queryFn: async ({ signal }): Promise<readonly { id: string; title: string }[]> =>
    listAllContent('impact-action', { fields: ['id', 'title'] }, { signal }),
})

async function keep(queries: QueryClient, company: string | null, saved: CompanyReminder) {
  const { queryKey } = companyRemindersQuery(company)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) =>
    all ? [...all.filter(({ _id }) => _id !== saved._id), saved] : all,
  )
  await queries.invalidateQueries({ queryKey: remindersQuery.queryKey })
  return saved
}

/** Creates a reminder (null: the viewer's own company); idempotent by `_id`. Throws AppError. */
export async function createReminder(
  queries: QueryClient,
  company: string | null,
  obj: ReminderCreateInput,
) {
  const named = company === null ? obj : { ...obj, company }
  return keep(queries, company, (await request(createDocument, { obj: named })).reminderCreate)
}

/** Saves fields of a reminder. Throws AppError; CONFLICT if `version` is not the newest. */
export async function updateReminder(
  queries: QueryClient,
  company: string | null,
  obj: ReminderUpdateInput,
) {
  return keep(queries, company, (await request(updateDocument, { obj })).reminderUpdate)
}

/** The current reminder; null if deleted. Throws AppError. */
export async function newestReminder(queries: QueryClient, company: string | null, id: string) {
  const all = await queries.fetchQuery(companyRemindersQuery(company))
  return all.find(({ _id }) => _id === id) ?? null
}

export async function deleteReminder(
  queries: QueryClient,
  company: string | null,
  id: string,
): Promise<void> {
  const { queryKey } = companyRemindersQuery(company)
  await request(deleteDocument, { id })
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) => all?.filter(({ _id }) => _id !== id))
  await queries.invalidateQueries({ queryKey: remindersQuery.queryKey })
}
