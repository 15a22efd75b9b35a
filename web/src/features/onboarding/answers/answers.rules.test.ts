import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  finalPages,
  moreQuestions,
  questionPages,
  startQuestions,
  traitPages,
} from '#features/onboarding/onboarding-pages.ts'
import {
  type Answers,
  choose,
  fieldsOf,
  firstOpen,
  offered,
  type Profile,
  pickedCount,
  picksByKey,
  readAnswers,
  type TraitRow,
  traitIdsOf,
} from './answers.rules.ts'

const keys = ['confidant', 'explorer', 'promoter', 'advocate', 'collaborator']
const traits: TraitRow[] = traitPages.flatMap((_, screen) =>
  keys.flatMap((key) =>
    ['a', 'b'].map((one) => ({
      id: `${key}-${screen + 1}${one}`,
      title: `${key} ${screen + 1}${one}`,
      key,
      screen: screen + 1,
    })),
  ),
)

const blank: Profile = {
  firstName: null,
  role: null,
  motivations: null,
  learningStyles: null,
  timeCommitDaily: null,
  job: null,
  selectedTraitIds: null,
}

/** Any run of choices on any pages, as if the person went back and forth. */
const choices = fc.array(
  fc.record({
    page: fc.constantFrom(...traitPages, ...finalPages),
    at: fc.nat(9),
  }),
  { maxLength: 40 },
)

function play(
  run: readonly { page: (typeof traitPages | typeof finalPages)[number]; at: number }[],
) {
  return run.reduce<Answers>((answers, { page, at }) => {
    const isFinal = finalPages.some((one) => one === page)
    const there = isFinal
      ? offered(answers, page as (typeof finalPages)[number])
      : traits.filter(({ screen }) => page === `user-traits-${screen}`).map(({ id }) => id)
    const id = there[at % Math.max(there.length, 1)]
    return id === undefined ? answers : choose(answers, page, id, isFinal ? 1 : 2)
  }, {})
}

describe('onboarding answers', () => {
  it("reads onboarding answers from the person's fields and back unchanged", () => {
    const profile: Profile = {
      firstName: 'Ada',
      role: 'team',
      motivations: ['purpose', 'learn'],
      learningStyles: [],
      timeCommitDaily: 20,
      job: 'care',
      selectedTraitIds: ['explorer-1a', 'advocate-1b', 'promoter-2a', 'explorer-1a'],
    }
    const answers = readAnswers(profile, traits)
    expect(answers['user-traits-1']).toEqual(['explorer-1a', 'advocate-1b'])
    expect(answers['user-traits-final-1']).toEqual(['explorer-1a'])
    expect(fieldsOf(questionPages, answers)).toEqual(profile)
  })

  it('onboarding answers leave out a trait that the content no longer has', () => {
    const profile = { ...blank, selectedTraitIds: ['gone', 'explorer-1a', 'gone'] }
    expect(traitIdsOf(readAnswers(profile, traits))).toEqual(['explorer-1a'])
  })

  it('onboarding answers are unchanged after they are stored and read', () => {
    fc.assert(
      fc.property(choices, (run) => {
        const answers = play(run)
        const read = readAnswers({ ...blank, selectedTraitIds: traitIdsOf(answers) }, traits)
        for (const page of [...traitPages, ...finalPages]) {
          expect(read[page] ?? []).toEqual(answers[page] ?? [])
        }
      }),
    )
  })

  it('onboarding answers have at most two traits of a screen, and only picked favorites', () => {
    fc.assert(
      fc.property(choices, (run) => {
        const answers = play(run)
        for (const page of traitPages) expect((answers[page] ?? []).length).toBeLessThanOrEqual(2)
        for (const page of finalPages) {
          const there = offered(answers, page)
          for (const id of answers[page] ?? []) expect(there).toContain(id)
        }
        const counted = [...picksByKey(answers, traits).values()].flat().length
        expect(counted).toBe(traitIdsOf(answers).length)
        expect(pickedCount(answers)).toBe(new Set(traitIdsOf(answers)).size)
      }),
    )
  })
})

describe('choosing an onboarding answer', () => {
  const page = 'user-traits-1'

  it('drops the oldest onboarding answer beyond the limit, and removes one on a second tap', () => {
    const two = choose(choose({}, page, 'explorer-1a', 2), page, 'advocate-1a', 2)
    expect(choose(two, page, 'promoter-1a', 2)[page]).toEqual(['advocate-1a', 'promoter-1a'])
    expect(choose(two, page, 'explorer-1a', 2)[page]).toEqual(['advocate-1a'])
  })

  it('replaces a single onboarding answer, and keeps it on a second tap', () => {
    const one = choose({}, 'user-role', 'team', 1)
    expect(choose(one, 'user-role', 'function', 1)['user-role']).toEqual(['function'])
    expect(choose(one, 'user-role', 'team', 1)['user-role']).toEqual(['team'])
  })

  it('removes a favorite trait whose pick is removed', () => {
    const picked = choose(choose({}, page, 'explorer-1a', 2), page, 'advocate-1a', 2)
    const final = choose(picked, 'user-traits-final-1', 'explorer-1a', 1)
    expect(final['user-traits-final-1']).toEqual(['explorer-1a'])
    expect(choose(final, page, 'explorer-1a', 2)['user-traits-final-1']).toEqual([])
  })
})

it('finds the first onboarding page without a complete answer', () => {
  expect(firstOpen({}, startQuestions)).toBe('user-role')
  expect(firstOpen({ 'user-role': ['team'], 'user-time': ['5'] }, startQuestions)).toBe('user-job')
  expect(firstOpen({ 'user-motivation': ['learn'] }, moreQuestions)).toBe('user-learning')
  const one = { 'user-motivation': ['learn'], 'user-learning': ['a'], 'user-traits-1': ['x'] }
  expect(firstOpen(one, moreQuestions)).toBe('user-traits-1')
  expect(firstOpen({ 'user-role': ['team'] }, ['user-role'])).toBeNull()
})
