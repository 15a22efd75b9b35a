import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'

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

/** All words of the onboarding at once, so that its pages work without a network. */
export const wordsQuery = queryOptions({
  queryKey: ['content', 'onboarding'],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60 * 60_000,
  queryFn: fetchWords,
})
