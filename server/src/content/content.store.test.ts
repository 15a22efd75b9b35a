import { describe, expect, it } from 'vitest'
import { recordId } from './content.store.ts'
import { compiled } from './content.test-server.ts'
import { contentRow, openContent } from './content.ts'

describe('record ids', () => {
  it('never change: links and bookmarks elsewhere hold them', () => {
    expect(recordId('impact-advice', 'open-monday-with-one-goal')).toBe('recAkmmZG28NDDPw2')
  })

  it('are rec and 14 letters or digits, and differ for every row of every table', () => {
    const ids = Object.entries(compiled.tables).flatMap(([table, { rows }]) =>
      rows.map(({ key }) => recordId(table, key)),
    )
    for (const id of ids) expect(id).toMatch(/^rec[0-9A-Za-z]{14}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the content in memory', () => {
  const content = openContent(compiled)

  it('gives a row by its key', () => {
    const row = compiled.tables['impact-advice']?.rows[0]
    expect(contentRow(content, 'impact-advice', row?.key ?? '')?.title).toBe(row?.fields.title)
    expect(contentRow(content, 'tooltips', 'home/impact index')?.page).toBe('home')
  })

  it('gives nothing for what it does not hold', () => {
    expect(contentRow(content, 'impact-advice', 'nope')).toBeUndefined()
    expect(contentRow(content, 'nope', 'nope')).toBeUndefined()
    expect(contentRow(content, '__proto__', 'constructor')).toBeUndefined()
  })
})
