import { type Check, problemAt } from '#corpus.ts'

/** Labels that the dialog of the Impact Index loads by name (product 2, Impact Index). */
export const neededLabels = ['impact index', 'profile', 'notifications']

export const tooltips: Check = (corpus) => {
  const labels = corpus.tooltips.map(({ row }) => row.label)
  const first = corpus.tooltips[0] ?? { file: 'tables/tooltips.yaml', key: '-' }
  return neededLabels
    .filter((label) => !labels.includes(label))
    .map((label) => problemAt({ ...first, key: '-' }, 'label', `“${label}” is missing`))
}
