import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editYaml } from '#exchange/yaml-edit.ts'

const file = `# The questions that people ask first.
- id: first # never renamed
  body: |-
    One line.

    Another line.
  # Two or three.
  strengths:
    - You wait. # really
    - You hear.
  # The next step.
  ids: [a, b]   # in this order
  none:

# This one is for later.
- id: second
  body: >-
    A folded
    text.
  strengths: ["Quoted", 'twice']
  ids: []
- { id: third, body: "In one line", strengths: [], ids: [c] } # short
`

const rows = (text: string) => parse(text) as Record<string, unknown>[]
const change = (place: number, fields: Record<string, unknown>, text = file) =>
  editYaml(text, {
    changes: [{ place, values: { ...rows(text)[place], ...fields }, fields: Object.keys(fields) }],
    inserts: [],
  })

/** The lines of the first text that are not in the second. */
const gone = (before: string, after: string) =>
  before.split('\n').filter((line) => !after.split('\n').includes(line))

describe('a change in a YAML file', () => {
  it('a change of one text leaves all other lines and comments unchanged', () => {
    const after = change(0, { body: 'New.\n\nAnd longer.' })
    expect(gone(file, after)).toEqual(['    One line.', '    Another line.'])
    expect(gone(after, file)).toEqual(['    New.', '    And longer.'])
    expect(rows(after)[0]?.body).toBe('New.\n\nAnd longer.')
  })

  it('a changed list has ids on one line and sentences one below the other', () => {
    const after = change(0, { ids: ['b', 'c'], strengths: ['You: wait.', '# no comment'] })
    expect(after).toContain('  ids: [b, c]   # in this order\n')
    expect(after).toContain('  strengths:\n    - "You: wait."\n    - "# no comment"\n  # The next')
  })

  it('a folded text and a row on one line can be changed', () => {
    expect(change(1, { body: 'Plain' })).toContain('- id: second\n  body: Plain\n  strengths: [')
    const after = change(2, { body: 'a\nb', ids: ['d', 'e'] })
    expect(after).toContain(
      '- { id: third, body: "a\\nb", strengths: [], ids: ["d","e"] } # short\n',
    )
  })

  it('a change can fill an empty field, add a field and remove a field', () => {
    expect(rows(change(0, { none: 7 }))[0]?.none).toBe(7)
    const added = change(1, { extra: 'more' })
    expect(added).toContain('  ids: []\n  extra: more\n- { id: third')
    const taken = change(1, { strengths: undefined })
    expect(rows(taken)[1]).toEqual({ id: 'second', body: 'A folded text.', ids: [] })
    expect(gone(file.slice(0, file.indexOf('- id: second')), taken)).toEqual([])
  })

  it('new rows are inserted in place with the indentation of the file', () => {
    const values = { id: 'new', body: 'One.\n\nTwo.', strengths: ['A b.'], ids: ['x', 'y'] }
    const row =
      '- id: new\n  body: |-\n    One.\n\n    Two.\n  strengths:\n    - A b.\n  ids: [x, y]\n'
    const insert = (after: number, text = file) =>
      editYaml(text, { changes: [], inserts: [{ after, values }] })
    expect(insert(1)).toBe(file.replace('- { id: third', `${row}- { id: third`))
    expect(insert(2)).toBe(file + row)
    expect(insert(2, file.trimEnd())).toBe(file + row)
    expect(insert(-1, '[]\n')).toBe(row)
    expect(insert(-1, '')).toBe(row)
    const indented = '  - id: a\n    ids: []\n'
    expect(insert(0, indented)).toBe(indented + row.replace(/^(?=.)/gm, '  '))
  })

  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom('a', ' ', '\n', '\n\n', '#', ': ', '- ', '"', "'", '“', '|', '\\', '0'),
      )
      .map((parts) => parts.join('')),
  )
  const fields = fc.record(
    {
      body: text.map((value) => value.replace(/\r/g, '')),
      strengths: fc.array(text.map((value) => value.replace(/[\r\n]/g, ' '))),
      ids: fc.array(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      none: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)),
    },
    { requiredKeys: [] },
  )

  it('any changed and inserted rows read back unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fields, { minLength: 3, maxLength: 3 }),
        fields,
        fc.nat(2),
        (all, made, after) => {
          const before = rows(file)
          const wanted = before.map((row, place) => ({ ...row, ...all[place] }))
          const inserted = { id: 'new', ...made }
          const edited = editYaml(file, {
            changes: wanted.map((values, place) => ({
              place,
              values,
              fields: Object.keys(all[place] ?? {}),
            })),
            inserts: [{ after, values: inserted }],
          })
          expect(rows(edited)).toEqual(wanted.toSpliced(after + 1, 0, inserted))
          expect(edited.match(/# (The questions|never|This one|short)/g)).toHaveLength(4)
        },
      ),
    )
  })
})
