import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entities } from '#lib/generated/entities.ts'
import { shuffle } from '#lib/shuffle.ts'
import { parseFlowRun } from './kept.ts'
import { choose, isSound, next, offerFirst, previous, startFlow } from './rules.ts'
import type { FlowChoice, FlowRun } from './run.ts'

const NOW = '2026-11-21T08:00:00.000Z'
const someId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const someIds = fc.uniqueArray(someId, { minLength: 1 })
const seed = fc.integer()

const choice: fc.Arbitrary<FlowChoice> = fc.record({
  id: someId,
  title: fc.string(),
  leadsTo: fc.array(someId, { maxLength: 6 }),
})
const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('choose' as const), choice }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('next' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('previous' as const) }) },
)
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

function play(run: FlowRun, made: Move): FlowRun {
  if (made.do === 'next') return next(run)
  if (made.do === 'previous') return previous(run)
  return choose(run, run.currentIndex, made.choice, NOW)
}

/** A run of any entity after any moves back and forth, with answers given and changed. */
const someRun = fc
  .record({
    entity: fc.constantFrom(...entities),
    seed,
    ids: someIds,
    moves: fc.array(move, { maxLength: 60 }),
  })
  .map(({ entity, seed, ids, moves }) => {
    const start = startFlow({ entity, person: 'ada', now: NOW, seed, historyId: 'h' })
    return moves.reduce(play, offerFirst(start, ids))
  })

describe('shuffling', () => {
  it('shuffling keeps every id exactly once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), seed, fc.string(), (ids, seed, name) => {
        expect(shuffle(ids, seed, name).toSorted()).toEqual(ids.toSorted())
      }),
    )
  })

  it('shuffling depends on seed and name, not on the original order of the ids', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), seed, fc.string(), (ids, seed, name) => {
        expect(shuffle(ids.toReversed(), seed, name)).toEqual(shuffle(ids, seed, name))
      }),
    )
  })

  it('shuffling puts each of four ids first about equally often over many seeds', () => {
    const first = { a: 0, b: 0, c: 0, d: 0 }
    for (let seed = 0; seed < 4000; seed += 1) {
      first[shuffle(['a', 'b', 'c', 'd'], seed, 'page')[0] as keyof typeof first] += 1
    }
    for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

describe('any sequence of steps in a flow', () => {
  it('a flow run never has too many, duplicate or unoffered answers at a step', () => {
    fc.assert(
      fc.property(someRun, (run) => {
        for (const { selected, choices, maxSelection } of run.questions) {
          const ids = selected.map((s) => s.id)
          expect(ids.length).toBeLessThanOrEqual(maxSelection)
          expect(new Set(ids).size).toBe(ids.length)
          expect(choices).toEqual(expect.arrayContaining(ids))
        }
        expect(isSound(run)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('each step of a flow offers exactly the choices that the answers before it lead to', () => {
    fc.assert(
      fc.property(someRun, (run) => {
        for (const [i, question] of run.questions.entries()) {
          const before = run.questions[i - 1]
          if (!before) continue
          const pointed = new Set(before.selected.flatMap((s) => s.leadsTo))
          expect(new Set(question.choices)).toEqual(pointed)
          expect(question.choices.length).toBe(pointed.size)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('next and then previous lead back to the same step of a flow', () => {
    fc.assert(
      fc.property(someRun, (run) => {
        fc.pre(next(run) !== run)
        expect(previous(next(run))).toEqual(run)
      }),
    )
  })

  it('the choices of a flow have the same order after an answer is changed and changed back', () => {
    const answer = fc.uniqueArray(someId, { minLength: 2 })
    fc.assert(
      fc.property(seed, answer, answer, (seed, here, there) => {
        const start = startFlow({ entity: 'team', person: 'ada', now: NOW, seed, historyId: 'h' })
        const asked = offerFirst(start, ['here', 'there'])
        const first = choose(asked, 0, { id: 'here', title: '', leadsTo: here }, NOW)
        const away = choose(first, 0, { id: 'there', title: '', leadsTo: there }, NOW)
        const back = choose(away, 0, { id: 'here', title: '', leadsTo: here.toReversed() }, NOW)
        expect(back.questions[1]?.choices).toEqual(first.questions[1]?.choices)
      }),
    )
  })

  it('a flow run is unchanged after it is stored and read', () => {
    fc.assert(
      fc.property(someRun, (run) => {
        expect(parseFlowRun(JSON.parse(JSON.stringify(run)))).toEqual(run)
      }),
    )
  })
})
