import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { OnboardingProfileFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

export type OnboardingProfile = OnboardingProfileFragment

// Defines the fragment for the operations that spread it.
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

/** Fetched again whenever the tab becomes visible: another device may have answered. */
export const profileQuery = queryOptions({
  queryKey: ['onboarding', 'profile'],
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<OnboardingProfile> =>
    (await request(profileDocument, {}, { signal })).me,
})
