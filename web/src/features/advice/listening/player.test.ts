import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atTheStart, type Player, type PlayerEvent, played } from './player.ts'

const after = (player: Player, ...said: PlayerEvent[]) =>
  said.reduce((now, one) => played(now, one, 3), player)
const ended = (player: Player): PlayerEvent => ({ kind: 'ended', turn: player.turn })

describe('reading aloud', () => {
  it('reads one sentence after the other aloud, and ends after the last', () => {
    let player = atTheStart
    const heard = [player.at]
    for (let step = 0; step < 2; step += 1) {
      player = after(player, ended(player))
      heard.push(player.at)
    }
    expect(heard).toEqual([0, 1, 2])
    expect(after(player, ended(player))).toMatchObject({ state: 'over', at: 0 })
  })

  it('reads the current sentence again after a pause or a change of speed', () => {
    const second = after(atTheStart, ended(atTheStart))
    const paused = after(second, { kind: 'pause' })
    expect(paused).toMatchObject({ state: 'paused', at: 1 })
    const resumed = after(paused, { kind: 'play' })
    expect(resumed).toMatchObject({ state: 'playing', at: 1 })
    expect(resumed.turn).not.toBe(second.turn)
    const faster = after(resumed, { kind: 'again' })
    expect(faster).toMatchObject({ state: 'playing', at: 1 })
    expect(faster.turn).not.toBe(resumed.turn)
    expect(after(paused, { kind: 'again' })).toEqual(paused)
  })

  it('ignores late events of an earlier utterance', () => {
    const paused = after(atTheStart, { kind: 'pause' })
    expect(after(paused, ended(atTheStart))).toEqual(paused)
  })

  it('reads from the top again after a stop', () => {
    const stopped = after(atTheStart, ended(atTheStart), { kind: 'stop' })
    expect(stopped).toMatchObject({ state: 'over', at: 0 })
    expect(after(stopped, { kind: 'play' })).toMatchObject({ state: 'playing', at: 0 })
  })

  it('keeps the reading position within the text, and numbers each utterance', () => {
    const said = fc.constantFrom<PlayerEvent | 'heard'>(
      { kind: 'play' },
      { kind: 'pause' },
      { kind: 'stop' },
      { kind: 'again' },
      'heard',
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(said), (count, all) => {
        let player = atTheStart
        for (const one of all) {
          const next = played(player, one === 'heard' ? ended(player) : one, count)
          expect(next.at).toBeGreaterThanOrEqual(0)
          expect(next.at).toBeLessThan(count)
          const speaksAnew = next.state === 'playing' && next.at !== player.at
          if (speaksAnew || next.state !== player.state)
            expect(next.turn).toBeGreaterThan(player.turn)
          player = next
        }
      }),
    )
  })
})
