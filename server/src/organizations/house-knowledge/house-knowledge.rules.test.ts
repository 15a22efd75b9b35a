import { describe, expect, it } from 'vitest'
import { faultOf, tidy } from './house-knowledge.rules.ts'

const entry = { kind: 'term', title: 'OKR', text: 'What we aim for', link: null }

describe('an entry of house knowledge', () => {
  it.each([
    [{}, undefined],
    [{ title: '' }, 'title'],
    [{ text: null }, 'text'],
    [{ kind: 'value', text: null }, 'text'],
    [{ link: 'http://juniper.example' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'https://ada:secret@juniper.example' }, 'link'],
    [{ link: 'https://juniper.example/okr' }, undefined],
    [{ kind: 'link' }, 'link'],
    [{ kind: 'link', text: null, link: 'https://juniper.example/okr' }, undefined],
  ])('an entry of house knowledge with %j has this invalid field: %s', (more, field) => {
    expect(faultOf({ ...entry, ...more })?.field).toBe(field)
  })

  it('trims the texts of an entry, and replaces a blank text or link with null', () => {
    expect(tidy({ title: ' OKR ', text: ' \n', link: '' })).toEqual({
      ...{ title: 'OKR', text: null, link: null },
    })
    expect(tidy({ title: ' ' })).toEqual({ title: '' })
  })
})
