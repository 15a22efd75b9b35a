import { describe, expect, it } from 'vitest'
import { problemsIn } from '#check.ts'
import { loadCorpus } from '#load.ts'
import { stateOf } from '#state.ts'

const { corpus, problems } = loadCorpus()

describe('the content', () => {
  it('the content loads without problems', () => {
    expect(problems).toEqual([])
  })

  it('the content passes every check', () => {
    expect(problemsIn(corpus)).toEqual([])
  })

  it('the report counts the rows of the content and finds no dead end', () => {
    const lines = stateOf(corpus)
    expect(lines).toContain('  impact-advice              600 of 600')
    expect(lines.at(-1)).toMatch(/^Dead ends +none$/)
  })
})
