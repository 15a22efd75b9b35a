import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { ProfileFragment, UserUpdateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { type Me, meQuery } from '#api/me.ts'

// Defines the fragment for the operations that spread it.
void graphql(`
  fragment Profile on User {
    _id
    version
    firstName
    lastName
    role
    job
    timeCommitDaily
    motivations
    learningStyles
    selectedTraitIds
    profileCluster
    timeZone
    holidayCalendar
    optContactByColleague
    shareWeeklyScore
    language
    tailored
  }
`)

const profileDocument = graphql(`
  query Profile {
    me {
      ...Profile
    }
  }
`)

const saveDocument = graphql(`
  mutation SaveProfile($obj: UserUpdateInput!) {
    userUpdate(obj: $obj) {
      ...Profile
    }
  }
`)

const calendarsDocument = graphql(`
  query HolidayCalendars {
    holidayCalendarGetMany {
      id
      name
    }
  }
`)

const wishesDocument = graphql(`
  query AdviceWishes {
    fitGet(first: 1) {
      wishes
    }
  }
`)

/** How many pieces of advice are marked "More like this" or "Not for me". */
export const wishesQuery = queryOptions({
  queryKey: ['fit', 'wishes'],
  queryFn: async ({ signal }) => (await request(wishesDocument, {}, { signal })).fitGet.wishes,
})

/** The person's answers and settings, with their version. */
export type Profile = ProfileFragment

/** Reloads when the person returns, because another device may have saved. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  staleTime: 0,
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<Profile> =>
    (await request(profileDocument, {}, { signal })).me,
})

/** Every calendar of public holidays, by name. */
export const calendarsQuery = queryOptions({
  queryKey: ['content', 'holiday-calendars'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) =>
    (await request(calendarsDocument, {}, { signal })).holidayCalendarGetMany,
})

/** Caches the server's version of the person everywhere. */
function keep(queries: QueryClient, profile: Profile): void {
  // The answer of a previous person is ignored.
  if (queries.getQueryData<Me>(meQuery.queryKey)?._id !== profile._id) return
  queries.setQueryData(profileQuery.queryKey, profile)
  const { version, firstName, lastName, timeZone } = profile
  const changes = { version, firstName, lastName, timeZone }
  queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, ...changes })
  // The server chooses advice by the answers.
  for (const key of ['onboarding', 'fit', 'feed']) {
    void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  }
}

/** Saves fields of the person. Throws AppError; CONFLICT if `version` is not the newest. */
export async function saveProfile(queries: QueryClient, obj: UserUpdateInput): Promise<Profile> {
  const { userUpdate } = await request(saveDocument, { obj })
  await queries.cancelQueries({ queryKey: profileQuery.queryKey })
  keep(queries, userUpdate)
  return userUpdate
}

/** The newest version of the profile. Throws AppError. */
export async function newestProfile(queries: QueryClient): Promise<Profile> {
  const profile = await queries.fetchQuery(profileQuery)
  keep(queries, profile)
  return profile
}
