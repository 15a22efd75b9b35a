import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChanges, planFields, planValues } from './plan.rules.ts'
import { planFrom } from './plan-help.rules.ts'
import { action, condition, isPlanned, lastAction } from './plan-words.rules.ts'

const now = { today: '2026-11-21', time: '09:30' }
const blank = {
  ...{ planWhen: null, planThen: null, planObstacle: null, planIfThen: null },
  ...{ reviewDate: null, reviewTime: null, planTime: null, planDays: null },
}
const help = {
  ...{ planWhen: 'the stand-up begins', planThen: 'I ask one question' },
  ...{ planObstacle: 'I forget', planIfThen: 'I write it on my hand' },
}
const plan = {
  ...{ ...help, reviewDate: '2026-12-01', reviewTime: '09:30' },
  ...{ planTime: '16:45', planDays: '135' },
}

describe('a plan', () => {
  it('fills a new plan with the words of the advice and a review in a week', () => {
    expect(planValues(blank, help, now)).toEqual({
      ...help,
      reviewDate: '2026-11-28',
      ...{ reviewTime: '', planTime: '', planDays: '' },
    })
  })

  it('reviews a new plan after the moment that its words name', () => {
    const friday = { ...help, planWhen: 'I look back on Friday' }
    const review = { reviewDate: '2026-11-27', reviewTime: '18:00' }
    expect(planValues(blank, friday, now)).toMatchObject(review)
    const mine = { ...blank, planWhen: 'I look back on Friday', reviewDate: '2026-12-01' }
    expect(planValues(mine, help, now)).toMatchObject({ reviewDate: '2026-12-01', reviewTime: '' })
  })

  it('keeps the words of a plan, and does not restore those that the person removed', () => {
    const mine = { ...plan, planWhen: 'I open the shop', planObstacle: null, planIfThen: null }
    expect(planValues(mine, help, now)).toEqual({
      ...plan,
      ...{ planWhen: 'I open the shop', planObstacle: '', planIfThen: '' },
    })
  })

  it('requires both a moment and an action for a plan', () => {
    expect(isPlanned(plan)).toBe(true)
    expect(isPlanned({ ...plan, planWhen: '  ' })).toBe(false)
    expect(isPlanned({ ...plan, planThen: null })).toBe(false)
  })

  it('sends only the plan fields that differ from the stored plan', () => {
    expect(planChanges(plan, planValues(plan, help, now))).toEqual({})
    const values = { ...planValues(plan, help, now), planThen: ' I wait ', reviewTime: '' }
    expect(planChanges(plan, values)).toEqual({ planThen: 'I wait', reviewTime: null })
  })

  it('does not send an unchanged review date that was stored as an instant', () => {
    const stored = { ...plan, reviewDate: '2026-12-01T08:00:00.000Z', reviewTime: null }
    expect(planChanges(stored, planValues(stored, help, now))).toEqual({})
  })

  it('stores every plan field that the person wrote', () => {
    const text = fc.string({ maxLength: 20 })
    const values = fc.record({
      ...{ planWhen: text, planThen: text, planObstacle: text, planIfThen: text },
      ...{
        reviewDate: fc.constantFrom('', '2026-12-01'),
        reviewTime: fc.constantFrom('', '09:30'),
      },
      ...{ planTime: fc.constantFrom('', '16:45'), planDays: fc.constantFrom('', '12345') },
    })
    fc.assert(
      fc.property(values, (written) => {
        const stored = { ...plan, ...planChanges(plan, written) }
        expect(planChanges(stored, written)).toEqual({})
        for (const field of planFields) expect(stored[field] ?? '').toBe(written[field].trim())
      }),
    )
  })

  it('changes only the requested fields of a plan', () => {
    const values = planValues(blank, help, now)
    expect(planChanges(blank, values, ['reviewDate', 'reviewTime'])).toEqual({
      reviewDate: '2026-11-28',
    })
  })
})

describe('the plan that the content suggests', () => {
  const clauses = (when: string | undefined, then: string) => ({
    ...(when !== undefined && { when }),
    then,
  })
  const advice = clauses('the stand-up begins', 'I ask one question')
  const challenge = { if: 'the others wait' }

  it('suggests a plan from the advice, the help and the obstacle of the help', () => {
    const help = clauses('we are late', "I'll begin with one")
    expect(planFrom({ advice, challenge, help })).toEqual({
      ...{ planWhen: 'the stand-up begins', planThen: 'ask one question' },
      ...{ planObstacle: 'we are late', planIfThen: 'begin with one' },
    })
  })

  it('uses the chosen obstacle in a plan only with help that names no obstacle', () => {
    const help = clauses(undefined, 'begin with one')
    expect(planFrom({ advice, challenge, help }).planObstacle).toBe('the others wait')
    expect(planFrom({ advice, challenge }).planObstacle).toBe('')
  })
})

it.each([
  ['I ask one question.', 'ask one question.'],
  ["I'll ask one question", 'ask one question'],
  ['I’ll ask', 'ask'],
  ['I will ask', 'ask'],
  ['I am quiet', 'be quiet'],
  ['Ask one question', 'ask one question'],
  ['HR hears from me', 'HR hears from me'],
  ['invite Maya', 'invite Maya'],
])('turns “%s” into the action of a plan', (text, wanted) => {
  expect(action(text)).toBe(wanted)
})

it.each([
  ['When the stand-up begins.', 'the stand-up begins'],
  ['if I am late', 'I am late'],
  ['Maya says: “How are you?”', 'Maya says: “How are you?”'],
  [' I wait… ', 'I wait…'],
  ['I stop!.', 'I stop'],
])('turns “%s” into the condition of a plan', (text, wanted) => {
  expect(condition(text)).toBe(wanted)
})

it.each([
  ['ask one question', 'ask one question.'],
  ['ask one question. ', 'ask one question.'],
  ['I ask “How are you?”', 'ask “How are you?”'],
  ['say “Thanks”', 'say “Thanks”.'],
  ['wait…', 'wait…'],
])('ends the sentence of a plan with the action “%s”', (text, wanted) => {
  expect(lastAction(text)).toBe(wanted)
})
