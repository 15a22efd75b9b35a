import { describe, expect, it } from 'vitest'
import { formParts, kindsOf, variety } from '#checks/forms.ts'
import type { forms } from '#schema/advice.ts'
import { aCorpus } from '#test-corpus.ts'

type Form = (typeof forms)[number]

const fault = (form: Form, body: string) =>
  formParts(aCorpus({ 'impact-advice': [{ form, body }] })).map(({ message }) => message)

const speech = `“${'word '.repeat(25).trim()}”`
const turns = '**Ana:** Hi.\n\n**Ben:** Yes?\n\n**Ana:** Now.\n\n**Ben:** Good.'

describe('the parts of a form', () => {
  it.each<[form: Form, sound: string, faulty: string]>([
    ['words', 'Say:\n\n“Hello.”', 'Say “hello” to them.'],
    ['dialogue', turns, turns.replace('**Ben:** Good.', '**Cem:** Good.')],
    ['dialogue', `One day.\n\n${turns}`, '**Ana:** Hi.\n\n**Ben:** Yes?'],
    ['checklist', 'Do:\n\n- one\n- two\n- three', 'Do:\n\n- one\n- two'],
    ['text', `Send this.\n\n${speech}`, 'Send this.\n\n“Hello.”'],
    ['text', `Send this.\n\n${speech}`, `${speech}\n\n${speech}`],
    ['story', 'She came.\n\nShe saw.\n\nShe went.', 'She came.\n\nShe went.'],
    ['questions', 'Ask:\n\n- One?\n- Two?\n- Three?', 'Ask:\n\n- One?\n- Two?\n- Three.'],
  ])('a piece of the form %s needs them', (form, sound, faulty) => {
    expect(fault(form, sound)).toEqual([])
    expect(fault(form, faulty)).toEqual([expect.stringContaining(`is ${form}: needs `)])
  })

  it('tells paragraphs of speech, dialogue, lists and text apart', () => {
    expect(kindsOf('Do it.\n\n“Hello.”\n\n**Ana:** Hi.\n\n- one\n- two')).toEqual([
      'text',
      'speech',
      'turn',
      'list',
    ])
  })
})

describe('variety', () => {
  const piece = (id: string, form: Form, words: number, kind = '') => ({
    id,
    form,
    body: `${kind}${'word '.repeat(words).trim()}`,
  })
  const mixed = [
    ...[piece('a', 'words', 60), piece('b', 'dialogue', 90, '- ')],
    ...[piece('c', 'checklist', 120, '**A:** '), piece('d', 'text', 150)],
    ...[piece('e', 'story', 100, '- '), piece('f', 'questions', 70)],
  ]
  const said = (rows: typeof mixed) =>
    variety(aCorpus({ 'impact-advice': rows })).map(({ message }) => message)

  it('is enough if forms, paragraphs and lengths differ', () => {
    expect(said(mixed.with(0, piece('a', 'words', 60, '**A:** ')))).toEqual([])
  })

  it('is refused if a form, a sequence of paragraphs or a length is too frequent', () => {
    const same = mixed.map(({ id }) => piece(id, 'words', 80))
    expect(said(same)).toEqual([
      'words is 100 %, wanted 8 to 33 %',
      ...['dialogue', 'checklist', 'text', 'story', 'questions'].map(
        (form) => `${form} is 0 %, wanted 8 to 33 %`,
      ),
      '100 % have the paragraphs text, at most 45 %',
      'has a deviation of 0.0 words, at least 15',
    ])
  })
})
