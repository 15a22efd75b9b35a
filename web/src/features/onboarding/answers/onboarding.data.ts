import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import type { OnboardingProfileFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

/** The answers as the person's record holds them, with its version. */
export type OnboardingProfile = OnboardingProfileFragment

// Fragments stand alone: the operations that spread them carry their text.
void graphql(`
  fragment OnboardingProfile on User {
    _id
    version
    firstName
    role
    motivations
    learningStyles
    timeCommitDaily
    job
    selectedTraitIds
    profileCluster
    showWelcomeDialog
  }
`)

const profileDocument = graphql(`
  query OnboardingProfile {
    me {
      ...OnboardingProfile
    }
  }
`)

/** Asked for again whenever the tab comes back: another device may have answered. */
export const profileQuery = queryOptions({
  queryKey: ['onboarding', 'profile'],
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<OnboardingProfile> =>
    (await request(profileDocument, {}, { signal })).me,
})

const byRank = { sort: [{ field: 'sort' }] }

async function fetchWords({ signal }: { signal: AbortSignal }) {
  const [flow, role, motivation, learn, time, job, trait, clusters] = await Promise.all([
    listAllContent('flow', { sort: [{ field: 'id' }] }, { signal }),
    listAllContent('role', byRank, { signal }),
    listAllContent('motivation', {}, { signal }),
    listAllContent('learn', byRank, { signal }),
    listAllContent('time', byRank, { signal }),
    listAllContent('job', {}, { signal }),
    listAllContent('trait', {}, { signal }),
    listAllContent('clusters', { sort: [{ field: 'number' }] }, { signal }),
  ])
  return { flow, choices: { role, motivation, learn, time, job }, traits: trait, clusters }
}

/** All words of the onboarding at once: from then on every page shows, network or not. */
export const wordsQuery = queryOptions({
  queryKey: ['content', 'onboarding'],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60 * 60_000,
  queryFn: fetchWords,
})
