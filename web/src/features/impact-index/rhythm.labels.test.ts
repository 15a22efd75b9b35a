import { describe, expect, it } from 'vitest'
import { saidOf, weekStates } from './rhythm.labels.ts'

describe('the rhythm in words', () => {
  it('describes the rhythm of the last eight weeks, or of the first weeks', () => {
    expect(saidOf({ inRhythm: 6, of: 8, isFromStart: false })).toBe('ofLast')
    expect(saidOf({ inRhythm: 8, of: 8, isFromStart: true })).toBe('ofLast')
    expect(saidOf({ inRhythm: 2, of: 3, isFromStart: true })).toBe('ofFirst')
    expect(saidOf({ inRhythm: 1, of: 1, isFromStart: true })).toBe('first')
    expect(saidOf({ inRhythm: 3, of: 5, isFromStart: false })).toBe('ofLast')
    expect(saidOf({ inRhythm: 0, of: 8, isFromStart: false })).toBe('none')
    expect(saidOf({ inRhythm: 0, of: 0, isFromStart: true })).toBe('none')
  })

  it('names each state of a week in the rhythm', () => {
    const states = ['inRhythm', 'quiet', 'pause', 'holidays', 'start', 'open']
    expect(Object.keys(weekStates)).toEqual(states)
  })
})
