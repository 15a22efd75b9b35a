import { describe, expect, it } from 'vitest'
import type { Entity } from '#lib/entities.ts'
import { goalFields } from './goal-fields.ts'
import { choose, offerFirst, startFlow } from './rules.ts'
import type { FlowChoice } from './run.ts'

const NOW = '2026-11-21T08:00:00.000Z'
const pick = (id: string, ...leadsTo: string[]): FlowChoice => ({ id, title: `The ${id}`, leadsTo })
const anAdvice = { id: 'v', title: 'The v', body: 'Do it.' }

/** A run in which each of these answers was given, step after step. */
function aRun(entity: Entity, ...answers: FlowChoice[][]) {
  const start = startFlow({ entity, person: 'ada', now: NOW, seed: 1, historyId: 'h' })
  const first = answers[0]?.map((choice) => choice.id) ?? []
  return answers.reduce(
    (run, choices, index) => choices.reduce((r, c) => choose(r, index, c, NOW), run),
    offerFirst(start, first),
  )
}

describe('the fields that a goal copies from its advice', () => {
  it('a goal names the category that led to its action when two were chosen', () => {
    const run = aRun(
      'team',
      [pick('t', 'c1', 'c2')],
      [pick('c1', 'a1'), pick('c2', 'a2')],
      [pick('a2', 'v')],
      [pick('v', 'x')],
    )
    expect(goalFields(run, anAdvice)).toEqual({
      adviceId: 'v',
      impactAdviceId: 'v',
      adviceTitle: 'The v',
      adviceBody: 'Do it.',
      actionId: 'a2',
      actionTitle: 'The a2',
      category: 'The c2',
      entity: 'team',
    })
  })

  it('a goal for a colleague names the important thing as its category', () => {
    const run = aRun('colleague', [pick('t', 'a')], [pick('a', 'v')])
    expect(goalFields(run, anAdvice)).toMatchObject({ category: 'The t', actionId: 'a' })
  })
})
