import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#features/onboarding/onboarding-words.ts'
import { preloadBelow } from './below.lazy.tsx'
import { profileQuery } from './profile.queries.ts'
import { ProfileView } from './profile-view.tsx'

// Loads in parallel with the data.
preloadBelow()

/** /profile: the person's answers and settings. */
export function ProfilePage() {
  // Requested together: the sections wait for the words.
  usePrefetchQuery(wordsQuery)
  const { data: profile } = useSuspenseQuery(profileQuery)
  useSuspenseQuery(wordsQuery)
  return <ProfileView profile={profile} />
}
