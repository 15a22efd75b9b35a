import { describe, expect, it } from 'vitest'
import { idsFormula, titleFormula } from '#api/content.ts'

describe('titleFormula', () => {
  it('searches the titles for a text', () => {
    expect(titleFormula('  ask one  ')).toBe("SEARCH('ask one', {title})")
  })

  it('escapes quotes and backslashes in a searched text', () => {
    expect(titleFormula('\\')).toBe("SEARCH('\\\\', {title})")
    expect(titleFormula('"')).toBe(`SEARCH('"', {title})`)
    expect(titleFormula("', {title}) & ('")).toContain("SEARCH('\\', {title}) & (\\'', {title})")
  })

  it('finds titles with straight and with curved apostrophes', () => {
    const both = "SEARCH('week\\'s', {title}), SEARCH('week’s', {title})"
    expect(titleFormula("week's")).toBe(`OR(${both})`)
    expect(titleFormula('week’s')).toContain("SEARCH('week\\'s', {title})")
  })

  it('finds no title for an empty text', () => {
    for (const blank of ['', '   ', '\n\t']) expect(titleFormula(blank)).toBe('FALSE()')
  })

  it('limits the length of a searched text without splitting a character', () => {
    expect(titleFormula('😀'.repeat(9_000))).toBe(`SEARCH('${'😀'.repeat(300)}', {title})`)
    expect(titleFormula("'\\".repeat(9_000)).length).toBeLessThan(15_000)
  })
})

it('escapes quotes and backslashes in the ids of a formula', () => {
  expect(idsFormula(["a'b", 'c\\'])).toBe("OR({id} = 'a\\'b', {id} = 'c\\\\')")
})
