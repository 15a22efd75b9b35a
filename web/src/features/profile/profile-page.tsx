import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#api/onboarding-words.ts'
import { preloadBelow } from './below.lazy.tsx'
import { profileQuery } from './profile.queries.ts'
import { ProfileView } from './profile-view.tsx'

// At once, beside the data: nobody waits for one after the other.
preloadBelow()

/** /profile: everything that a person told, to read and to change. */
export function ProfilePage() {
  // Asked for together: the sections wait for the words of the answers.
  usePrefetchQuery(wordsQuery)
  const { data: profile } = useSuspenseQuery(profileQuery)
  useSuspenseQuery(wordsQuery)
  return <ProfileView profile={profile} />
}
