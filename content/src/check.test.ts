import { describe, expect, it } from 'vitest'
import { problemsIn } from '#check.ts'
import { loadCorpus } from '#load.ts'
import { stateOf } from '#state.ts'

const { corpus, problems } = loadCorpus()

describe('the content', () => {
  it('can be read as it stands', () => {
    expect(problems).toEqual([])
  })

  it('passes every check', () => {
    expect(problemsIn(corpus)).toEqual([])
  })

  it('is counted in the report, with no dead end', () => {
    const lines = stateOf(corpus)
    expect(lines).toContain('  impact-advice              462 of 462')
    expect(lines.at(-1)).toMatch(/^Dead ends +none$/)
  })
})
