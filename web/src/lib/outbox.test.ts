import { describe, expect, it } from 'vitest'
import { createOutbox, type KeptSave, parseKept } from './outbox.ts'

const aSave = (key: string, person = 'ada'): KeptSave => ({
  key,
  at: Number(key),
  person,
  operation: 'goalCreate',
  query: 'mutation',
  variables: { obj: { _id: key } },
})

/** A server that can be offline, and that stores the saves it receives. */
function aServer() {
  const state = { away: false, refuses: '', got: [] as string[], refused: [] as string[] }
  const disk = new Map<string, KeptSave>()
  let hasRoom = true
  const start = () =>
    createOutbox(
      {
        send: async (entry) => {
          await Promise.resolve()
          if (state.away) throw new Error('away')
          if (state.refuses === entry.key) throw new Error('no')
          state.got.push(entry.key)
          return { _id: entry.key }
        },
        isPassing: (error) => (error as Error).message === 'away',
        mend: async () => 'refused',
        onRefused: (entry) => state.refused.push(entry.key),
        write: (entry) => {
          if (hasRoom) disk.set(entry.key, entry)
          return hasRoom
        },
        remove: (key) => disk.delete(key),
        noRoom: () => new Error('no room'),
        alone: (work) => work(),
      },
      [...disk.values()].reverse(),
    )
  const fill = () => {
    hasRoom = false
  }
  return { state, start, fill, disk: () => [...disk.keys()] }
}

describe('the outbox', () => {
  it('returns the result of a successful save, and removes it from the outbox', async () => {
    const server = aServer()
    await expect(server.start().post(aSave('1'))).resolves.toEqual({
      sent: true,
      data: { _id: '1' },
    })
    expect(server.disk()).toEqual([])
  })

  it('stores a save in the outbox before its answer arrives', () => {
    const server = aServer()
    void server.start().post(aSave('1'))
    expect(server.disk()).toEqual(['1'])
  })

  it('keeps unsent saves over a restart, and sends them in their order', async () => {
    const server = aServer()
    server.state.away = true
    const before = server.start()
    await expect(before.post(aSave('1'))).resolves.toEqual({ sent: false })
    await expect(before.post(aSave('2'))).resolves.toEqual({ sent: false })
    server.state.away = false
    const after = server.start()
    await expect(after.flush('ada')).resolves.toBe(2)
    await expect(after.flush('ada')).resolves.toBe(0)
    expect(server.state.got).toEqual(['1', '2'])
    expect(server.disk()).toEqual([])
  })

  it('never sends the saves of another person', async () => {
    const server = aServer()
    server.state.away = true
    const outbox = server.start()
    await outbox.post(aSave('1', 'ada'))
    server.state.away = false
    await outbox.post(aSave('2', 'ben'))
    expect(server.state.got).toEqual(['2'])
    expect(server.disk()).toEqual(['1'])
  })

  it('throws the refusal of a save, and sends the next one', async () => {
    const server = aServer()
    server.state.refuses = '1'
    const outbox = server.start()
    const [first, second] = await Promise.allSettled([
      outbox.post(aSave('1')),
      outbox.post(aSave('2')),
    ])
    expect(first.status).toBe('rejected')
    expect(second).toMatchObject({ value: { sent: true } })
    expect(server.disk()).toEqual([])
  })

  it('returns the result of a save that follows a refused one', async () => {
    const server = aServer()
    server.state.refuses = '1'
    const outbox = server.start()
    const second = outbox.post(aSave('1')).catch(() => outbox.post(aSave('2')))
    await expect(second).resolves.toMatchObject({ sent: true })
  })

  it('sends each save once, however many callers start sending at the same time', async () => {
    const server = aServer()
    const outbox = server.start()
    const posts = ['1', '2', '3'].map((key) => outbox.post(aSave(key)))
    await Promise.all([...posts, outbox.flush('ada'), outbox.flush('ada')])
    expect(server.state.got).toEqual(['1', '2', '3'])
  })

  it('reports a refusal of a save without a waiting caller', async () => {
    const server = aServer()
    server.state.away = true
    await server.start().post(aSave('1'))
    Object.assign(server.state, { away: false, refuses: '1' })
    await server.start().flush('ada')
    expect(server.state.refused).toEqual(['1'])
    expect(server.disk()).toEqual([])
  })

  it('sends a save for which the device has no room, and says if it can neither', async () => {
    const server = aServer()
    server.fill()
    const outbox = server.start()
    await expect(outbox.post(aSave('1'))).resolves.toMatchObject({ sent: true })
    server.state.away = true
    await expect(outbox.post(aSave('2'))).rejects.toThrow('no room')
    server.state.away = false
    await outbox.flush('ada')
    expect(server.state.got).toEqual(['1'])
  })

  it('does not wait for a save that another tab has sent', async () => {
    const server = aServer()
    const outbox = server.start()
    const saved = outbox.post(aSave('1'))
    outbox.takeOver('1', undefined)
    await expect(saved).resolves.toEqual({ sent: false })
  })

  it('reads only valid stored entries into the outbox', () => {
    expect(parseKept(aSave('1'))).toEqual(aSave('1'))
    for (const bad of [null, 7, '[]', { key: '2' }]) expect(parseKept(bad)).toBeUndefined()
  })
})
