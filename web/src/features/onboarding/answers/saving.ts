import type { QueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import type { UserUpdateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { type Me, meQuery } from '#api/me.ts'
import { post } from '#api/outbox.ts'
import { saveRecord } from '#api/save-record.ts'
import { type OnboardingProfile, profileQuery } from '#features/onboarding/onboarding-profile.ts'
import { type Answers, fieldsOf, readAnswers, type TraitRow } from './answers.rules.ts'
import { ready, resolve, settle, taken } from './kept.rules.ts'
import { readKept, tellTrouble, writeKept } from './kept.store.ts'

const saveDocument = graphql(`
  mutation SaveOnboarding($obj: UserUpdateInput!) {
    userUpdate(obj: $obj) {
      ...OnboardingProfile
    }
  }
`)

const clusterDocument = graphql(`
  mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {
    userProfileCluster(traitCount: $traitCount, user: $user) {
      ...OnboardingProfile
    }
  }
`)

/** How often a save is retried after another save came in between. */
const tries = 4

/** Caches the server's version of the person, here and in `me`. */
function take(queries: QueryClient, profile: OnboardingProfile): void {
  // The answer of a previous person is ignored.
  if (queries.getQueryData<Me>(meQuery.queryKey)?._id !== profile._id) return
  queries.setQueryData(profileQuery.queryKey, profile)
  // The server chooses advice by the answers.
  for (const key of ['fit', 'feed']) {
    void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  }
  const { version, firstName } = profile
  queries.setQueryData(
    meQuery.queryKey,
    (me: Me | undefined) => me && { ...me, version, firstName },
  )
}

const newest = (queries: QueryClient) => queries.fetchQuery({ ...profileQuery, staleTime: 0 })

/** Runs `work` on the newest known version, and again after a conflict. Throws AppError. */
async function upon(
  queries: QueryClient,
  work: (profile: OnboardingProfile) => Promise<OnboardingProfile | null>,
  /** Called in the same tick, so that React does not render in between. */
  andThen: (saved: OnboardingProfile) => void = () => {},
): Promise<void> {
  const profile = queries.getQueryData(profileQuery.queryKey) ?? (await newest(queries))
  const saved = await saveRecord(profile, work, {
    newest: () => newest(queries),
    onConflict: () => 'again',
    tries,
  })
  if (saved === null) return
  // An earlier answer must not overwrite this one.
  await queries.cancelQueries({ queryKey: profileQuery.queryKey })
  take(queries, saved)
  andThen(saved)
}

/** Saves independent fields of the person. Throws AppError. */
export const saveFields = (
  queries: QueryClient,
  fields: Omit<UserUpdateInput, '_id' | 'version'>,
) =>
  upon(queries, async ({ _id, version }) => {
    const obj = { _id, version, ...fields }
    return (await request(saveDocument, { obj })).userUpdate
  })

async function sendKept(queries: QueryClient, person: string, traits: readonly TraitRow[]) {
  let sent: Answers = {}
  await upon(
    queries,
    async (profile) => {
      const base = readAnswers(profile, traits)
      const kept = readKept(person)
      const pages = ready(kept, base)
      if (pages.length === 0) {
        writeKept(person, settle(kept, base))
        return null
      }
      sent = Object.fromEntries(pages.map((page) => [page, kept.mine[page]]))
      const fields = fieldsOf(pages, { ...base, ...sent }) as Partial<UserUpdateInput>
      const obj = { _id: person, version: profile.version, ...fields }
      return (await request(saveDocument, { obj })).userUpdate
    },
    (saved) => {
      const kept = taken(readKept(person), sent)
      writeKept(person, settle(kept, readAnswers(saved, traits)))
    },
  )
}

/** A refused name is corrected in its field, as it is the only typed answer. */
export const isAboutName = (error: unknown): boolean =>
  error !== null && toAppError(error).field === 'firstName'

/** A refused name would block all other answers. */
function dropName(person: string): void {
  writeKept(person, resolve(readKept(person), {}, 'first-name', false))
}

let running = Promise.resolve()

/** Sends the answers kept on this device, one by one. `useKept` reports failures and conflicts. */
export function saveKept(
  queries: QueryClient,
  person: string,
  traits: readonly TraitRow[],
): Promise<void> {
  running = running.then(async () => {
    try {
      await sendKept(queries, person, traits)
      tellTrouble(person, null)
    } catch (error) {
      if (isAboutName(error)) dropName(person)
      tellTrouble(person, error)
    }
  })
  return running
}

/** Lets the server compute the profile from the saved traits. Throws AppError. */
export const findProfile = (queries: QueryClient, traitCount: Record<string, number>) =>
  upon(queries, async ({ version }) => {
    const variables = { traitCount, user: { version } }
    return (await request(clusterDocument, variables)).userProfileCluster
  })

/** Marks the onboarding as done or skipped, here at once and on the server once it answers. */
export async function endWelcome(queries: QueryClient, person: string): Promise<void> {
  const done = { showWelcomeDialog: false }
  queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, ...done })
  const variables = { obj: { _id: person, ...done } }
  await post({ person, operation: 'userUpdate', document: saveDocument, variables })
}
