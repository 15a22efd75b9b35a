import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadCorpus } from '../content/src/load.ts'

const sources = globSync('web/src/**/*.tsx', { cwd: `${import.meta.dirname}/..` }).map((path) =>
  readFileSync(`${import.meta.dirname}/../${path}`, 'utf8'),
)

/** Finds `<PageHelp page="feed" labels={['starter tip']} />`, or `field="specific"` on goals. */
function isShown(page: string, label: string): boolean {
  return sources.some((source) =>
    page === 'goals' && new RegExp(`(?:label|help|field)="${label}"`).test(source)
      ? true
      : source.includes(`page="${page}"`) && source.includes(`'${label}'`),
  )
}

it('every tooltip of the content is shown on a screen', () => {
  const { corpus } = loadCorpus()
  const rows = corpus.tooltips.map(({ row }) => row)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ page, label }) => !isShown(page, label))).toEqual([])
})
