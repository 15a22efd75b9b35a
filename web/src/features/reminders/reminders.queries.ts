import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { HubRemindersQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { recordReadReminder } from '#features/impact-index/impact-index.queries.ts'
import { keepTimeOff } from '#features/impact-index/rhythm.queries.ts'

/** The fields that admins write and members read. */
void graphql(`
  fragment ReminderFields on Reminder {
    _id
    targetDate
    categoryId
    categoryTitle
    actions
    roles
    text
    sendDate
    sendTime
  }
`)

const remindersDocument = graphql(`
  query HubReminders {
    reminderGetMany {
      ...ReminderFields
      readDate
    }
    rhythmGet {
      today
    }
  }
`)

/** A reminder as the hub shows it (product 3, reminder). */
export type HubReminder = HubRemindersQuery['reminderGetMany'][number]

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: async ({ client, signal }): Promise<readonly HubReminder[]> => {
    const { reminderGetMany, rhythmGet } = await request(remindersDocument, {}, { signal })
    keepTimeOff(client, rhythmGet)
    return reminderGetMany
  },
})

export async function readReminder(queries: QueryClient, _id: string): Promise<void> {
  if (!(await recordReadReminder(queries, _id))) return
  const readDate = new Date().toISOString()
  const { queryKey } = remindersQuery
  // The list stays as old as it is.
  const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queries.setQueryData(
    queryKey,
    (reminders) => reminders?.map((one) => (one._id === _id ? { ...one, readDate } : one)),
    { updatedAt },
  )
}
