import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#features/onboarding/onboarding-words.ts'
import { profileQuery } from './profile.queries.ts'
import { ProfileView } from './profile-view.tsx'

/** /profile: the person's answers and settings. */
export function ProfilePage() {
  // Requested together: the sections wait for the words.
  usePrefetchQuery(wordsQuery)
  const { data: profile } = useSuspenseQuery(profileQuery)
  useSuspenseQuery(wordsQuery)
  return <ProfileView profile={profile} />
}
