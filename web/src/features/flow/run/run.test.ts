import { beforeEach, describe, expect, it } from 'vitest'
import { type FlowRun, flowRunVersion, readFlowRun, writeFlowRun } from './run.ts'

const aRun: FlowRun = {
  version: flowRunVersion,
  person: 'ada',
  entity: 'team',
  currentIndex: 0,
  totalSteps: 1,
  questions: [
    { page: 'important-thing', choices: ['t'], selected: [], maxSelection: 1, timestamp: null },
  ],
  limits: { people: null, time: 10, budget: null },
  startTime: '2026-11-21T08:00:00.000Z',
  seed: -7,
  completed: false,
  score: null,
  fit: [],
  historyId: 'h',
}

describe('the flow run stored on a device', () => {
  const disk = new Map<string, string>()

  beforeEach(() => {
    disk.clear()
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => disk.get(key) ?? null,
        setItem: (key: string, text: string) => disk.set(key, text),
        removeItem: (key: string) => disk.delete(key),
      },
    })
  })

  it('reads a stored flow run unchanged', () => {
    writeFlowRun(aRun)
    expect(readFlowRun('ada')).toEqual(aRun)
  })

  it('deletes a stored flow run that belongs to another person', () => {
    writeFlowRun(aRun)
    expect(readFlowRun('ben')).toBeNull()
    expect(readFlowRun('ada')).toBeNull()
  })

  it.each([
    ['with another version', { ...aRun, version: 1 }],
    ['with an unknown entity', { ...aRun, entity: 'planet' }],
    ['at a step that it does not have', { ...aRun, currentIndex: 1 }],
    ['that is no run', 'hello'],
  ])('deletes a stored flow run %s', (_, kept) => {
    disk.set('goodwork.flow', JSON.stringify(kept))
    expect(readFlowRun('ada')).toBeNull()
    expect(disk.size).toBe(0)
  })

  it('does not resume a stored flow run that is completed or truncated', () => {
    writeFlowRun({ ...aRun, completed: true })
    expect(readFlowRun('ada')).toBeNull()
    disk.set('goodwork.flow', JSON.stringify(aRun).slice(0, 40))
    expect(readFlowRun('ada')).toBeNull()
  })
})
