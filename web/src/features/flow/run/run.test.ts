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

describe('the run kept on a device', () => {
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

  it('is unchanged after writing and reading it', () => {
    writeFlowRun(aRun)
    expect(readFlowRun('ada')).toEqual(aRun)
  })

  it('is dropped when it belongs to another person', () => {
    writeFlowRun(aRun)
    expect(readFlowRun('ben')).toBeNull()
    expect(readFlowRun('ada')).toBeNull()
  })

  it.each([
    ['of another version', { ...aRun, version: 1 }],
    ['of no entity', { ...aRun, entity: 'planet' }],
    ['at a step that it does not have', { ...aRun, currentIndex: 1 }],
    ['no run at all', 'hello'],
  ])('is dropped when it is %s', (_, kept) => {
    disk.set('goodwork.flow', JSON.stringify(kept))
    expect(readFlowRun('ada')).toBeNull()
    expect(disk.size).toBe(0)
  })

  it('cannot be resumed once it is completed or truncated', () => {
    writeFlowRun({ ...aRun, completed: true })
    expect(readFlowRun('ada')).toBeNull()
    disk.set('goodwork.flow', JSON.stringify(aRun).slice(0, 40))
    expect(readFlowRun('ada')).toBeNull()
  })
})
