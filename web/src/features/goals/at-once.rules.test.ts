import { expect, it } from 'vitest'
import { createAtOnce } from './at-once.rules.ts'

type Change = { progress?: number; isBookmark?: boolean }

/** Saves that wait until the test answers them. */
function aDesk() {
  const sent: { change: Change; answer: (error?: Error) => void }[] = []
  const save = (change: Change) =>
    new Promise<Change>((resolve, reject) => {
      sent.push({ change, answer: (error) => (error ? reject(error) : resolve(change)) })
    })
  return { sent, save, atOnce: createAtOnce<Change, Change>() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('shows a goal change before it is saved, and forgets it afterwards', async () => {
  const { sent, save, atOnce } = aDesk()
  const saving = atOnce.change('g', { progress: 2 }, save)
  expect(atOnce.wanted().get('g')).toEqual({ progress: 2 })
  sent[0]?.answer()
  expect(await saving).toEqual({ progress: 2 })
  expect(atOnce.wanted().size).toBe(0)
})

it('combines goal changes made during a save into one next save', async () => {
  const { sent, save, atOnce } = aDesk()
  const first = atOnce.change('g', { progress: 1 }, save)
  const others = [
    atOnce.change('g', { progress: 2 }, save),
    atOnce.change('g', { progress: 3 }, save),
    atOnce.change('g', { isBookmark: true }, save),
  ]
  expect(await Promise.all(others)).toEqual([null, null, null])
  expect(sent).toHaveLength(1)
  sent[0]?.answer()
  await settle()
  expect(sent.map(({ change }) => change)).toEqual([
    { progress: 1 },
    { progress: 3, isBookmark: true },
  ])
  sent[1]?.answer()
  expect(await first).toEqual({ progress: 3, isBookmark: true })
})

it('reverts all unsaved goal changes when a save fails, and accepts new ones', async () => {
  const { sent, save, atOnce } = aDesk()
  const first = atOnce.change('g', { progress: 1 }, save)
  await atOnce.change('g', { progress: 2 }, save)
  sent[0]?.answer(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(atOnce.wanted().size).toBe(0)
  const again = atOnce.change('g', { progress: 4 }, save)
  sent[1]?.answer()
  expect(await again).toEqual({ progress: 4 })
})

it('saves a goal while the save of another goal is pending', async () => {
  const { sent, save, atOnce } = aDesk()
  void atOnce.change('a', { progress: 1 }, save)
  const other = atOnce.change('b', { progress: 2 }, save)
  sent[1]?.answer()
  expect(await other).toEqual({ progress: 2 })
  expect([...atOnce.wanted().keys()]).toEqual(['a'])
})
