import { describe, expect, it } from 'vitest'
import { recordId } from './content.store.ts'
import { compiled } from './content.test-server.ts'
import { contentRow, openContent } from './content.ts'

describe('record ids', () => {
  it('record ids never change, because links and bookmarks contain them', () => {
    expect(recordId('impact-advice', 'open-monday-with-one-goal')).toBe('recAkmmZG28NDDPw2')
  })

  it('record ids are rec and 14 letters or digits, and different for all rows', () => {
    const ids = Object.entries(compiled.tables).flatMap(([table, { rows }]) =>
      rows.map(({ key }) => recordId(table, key)),
    )
    for (const id of ids) expect(id).toMatch(/^rec[0-9A-Za-z]{14}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the content in memory', () => {
  const content = openContent(compiled)

  it('finds a row of the content by its key', () => {
    const row = compiled.tables['impact-advice']?.rows[0]
    expect(contentRow(content, 'impact-advice', row?.key ?? '')?.title).toBe(row?.fields.title)
    expect(contentRow(content, 'tooltips', 'home/impact index')?.page).toBe('home')
  })

  it('finds no row of the content for an unknown table or key', () => {
    expect(contentRow(content, 'impact-advice', 'nope')).toBeUndefined()
    expect(contentRow(content, 'nope', 'nope')).toBeUndefined()
    expect(contentRow(content, '__proto__', 'constructor')).toBeUndefined()
  })
})
