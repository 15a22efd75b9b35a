import { describe, expect, it } from 'vitest'
import { idsFormula, titleFormula } from '#api/content.ts'

describe('titleFormula', () => {
  it('searches for a text in the titles', () => {
    expect(titleFormula('  ask one  ')).toBe("SEARCH('ask one', {title})")
  })

  it('keeps quotes and backslashes inside the text', () => {
    expect(titleFormula('\\')).toBe("SEARCH('\\\\', {title})")
    expect(titleFormula('"')).toBe(`SEARCH('"', {title})`)
    expect(titleFormula("', {title}) & ('")).toContain("SEARCH('\\', {title}) & (\\'', {title})")
  })

  it('matches straight and curved apostrophes', () => {
    const both = "SEARCH('week\\'s', {title}), SEARCH('week’s', {title})"
    expect(titleFormula("week's")).toBe(`OR(${both})`)
    expect(titleFormula('week’s')).toContain("SEARCH('week\\'s', {title})")
  })

  it('finds nothing for an empty text', () => {
    for (const blank of ['', '   ', '\n\t']) expect(titleFormula(blank)).toBe('FALSE()')
  })

  it('limits the length without splitting a character', () => {
    expect(titleFormula('😀'.repeat(9_000))).toBe(`SEARCH('${'😀'.repeat(300)}', {title})`)
    expect(titleFormula("'\\".repeat(9_000)).length).toBeLessThan(15_000)
  })
})

it('quotes the ids in the formula', () => {
  expect(idsFormula(["a'b", 'c\\'])).toBe("OR({id} = 'a\\'b', {id} = 'c\\\\')")
})
