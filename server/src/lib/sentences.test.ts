import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

describe('the sentences of a text', () => {
  it.each<[string, string[]]>([
    ['Ask first. Then listen!', ['Ask first.', 'Then listen!']],
    ['Say: “Thanks. It helped.” Then go.', ['Say: “Thanks. It helped.”', 'Then go.']],
    ['· Write it down.\n· Read it out.', ['Write it down.', 'Read it out.']],
    ['', []],
  ])('splits the text %j into its sentences', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })
})
