import { type Check, type Problem, problemAt } from '#corpus.ts'
import { traitKeys } from '#schema/onboarding.ts'

/** The pages in the order of the onboarding; the final choices follow the trait screens. */
export const onboardingPages = [
  'user-welcome',
  'first-name',
  'user-role',
  'user-job',
  'user-time',
  'user-landing-personalization',
  'user-motivation',
  'user-learning',
  'user-image',
  'user-landing-traits',
  ...[1, 2, 3, 4, 5, 6].map((screen) => `user-traits-${screen}`),
  'user-traits-final-1',
  'user-traits-final-2',
  'user-landing-done',
]

/** The steps are in order, and only the last one is the end. */
export const onboardingSteps: Check = (corpus) => {
  const steps = corpus.flow.toSorted((a, b) => a.row.id - b.row.id)
  const pages = steps.map(({ row }) => row.page)
  const wrongOrder = pages.join() !== onboardingPages.join()
  return [
    ...(wrongOrder ? [about('flow', 'page', `are ${pages.join(', ') || 'none'}`)] : []),
    ...steps
      .filter(({ row }, index) => row.end !== (index === steps.length - 1))
      .map((entry) => problemAt(entry, 'end', 'must be true for the last step only')),
    ...steps
      .filter(({ row }) => (row.choices === null) !== (row.maxSelection === 0))
      .map((entry) =>
        problemAt(entry, 'maxSelection', 'must be 0 exactly where nothing is chosen'),
      ),
    ...steps
      .filter(({ row }) => (row.choices === 'trait') !== (row.screen !== null))
      .map((entry) => problemAt(entry, 'screen', 'must be set for trait screens only')),
  ]
}

/**
 * Each of the six trait screens offers two traits for each key, so that no key has an advantage.
 */
export const traits: Check = (corpus) =>
  [1, 2, 3, 4, 5, 6].flatMap((screen) =>
    traitKeys.flatMap((key) => {
      const found = corpus.trait.filter(({ row }) => row.screen === screen && row.key === key)
      return found.length === 2
        ? []
        : [about('trait', 'key', `screen ${screen} has ${found.length} of ${key}, wanted 2`)]
    }),
  )

/** The last family of jobs is "other", for people who find no family of their own. */
export const jobs: Check = (corpus) => {
  const last = corpus.job.at(-1)
  return last?.key === 'other' ? [] : [about('job', 'id', 'must end with “other”')]
}

/** Clusters are numbered in the order of the trait keys (product 9, profile clusters). */
export const clusterKeys: Check = (corpus) =>
  corpus.clusters
    .filter(({ row }) => traitKeys[row.number] !== row.key)
    .map((entry) => problemAt(entry, 'key', `must be ${traitKeys[entry.row.number]}`))

function about(table: string, field: string, message: string): Problem {
  return { file: `tables/${table}`, row: '-', field, message }
}
