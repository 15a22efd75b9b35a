import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clausesOf } from './clauses.rules.ts'

const partsOf = (text: string) => clausesOf(text).map((clause) => clause.text)

describe('the clauses of a question', () => {
  it.each<[string, string[]]>([
    ['I want to help but she says no', ['I want to help', 'she says no']],
    ['We talk, we agree; nothing happens.', ['We talk', 'we agree', 'nothing happens']],
    ['It costs 1,000 - far too much', ['It costs 1,000', 'far too much']],
    ['She left because the rota – again – changed', ['She left', 'the rota', 'again', 'changed']],
    ['one line\nanother line', ['one line', 'another line']],
    ['A well-meant sandwich and band', ['A well-meant sandwich', 'band']],
    ['', []],
    ['?!', []],
  ])('divides the question %j into the clauses %j', (text, expected) => {
    expect(partsOf(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['Hi there, hope you’re having a good week! My boss shouts', ['My boss shouts']],
    ['he never listens. any tips?', ['he never listens']],
    ["so it's like this, I forget names lol", ['I forget names']],
    ['I was wondering if, to be honest, I talk too much', ['I talk too much']],
    ['what should I do about it?', []],
    ['thanks in advance!', []],
    ['Hello!', []],
  ])('removes the small talk from the question %j', (text, expected) => {
    expect(partsOf(text)).toEqual(expected)
  })

  it.each(['I want to say thanks to the night shift', 'my team says hello to nobody here'])(
    'keeps words of small talk inside of a clause: %s',
    (text) => expect(partsOf(text)).toEqual([text]),
  )

  it('keeps a negation in the clause of its words', () => {
    expect(partsOf("I can't say no, but I'm not rude")).toEqual(["I can't say no", "I'm not rude"])
  })

  it('gives clauses their exact positions in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { text: part, start } of clausesOf(text)) {
          expect(
            text
              .replaceAll(/[’‘]/g, "'")
              .slice(start)
              .startsWith(part.split('  ')[0] ?? ''),
          ).toBe(true)
        }
      }),
    )
  })
})
