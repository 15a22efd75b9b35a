import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeEncoder } from '#integrations/encoder.ts'
import { buildIndex } from '#learning/library/ranking/library.index.ts'
import { NO_FACTS } from '#learning/library/ranking/library.types.ts'
import { anEncoder } from '#testing/encoder-server.ts'
import { testClock } from '#testing/test-app.ts'
import { synonymsOf } from '../words/synonyms.ts'
import { askingIndexOf } from './asking.index.ts'
import { askIndex } from './asking.ts'
import { makeMeanings } from './vectors.ts'

const ACTIONS = {
  'ask-for-a-pay-rise': ['Ask for a pay rise', 'I want more salary'],
  'thank-a-colleague': ['Thank a colleague', 'she helped me with the stock'],
  'end-a-meeting-early': ['End a meeting early', 'we sit there for hours'],
}

const indexOf = async (actions: Record<string, string[]> = ACTIONS) =>
  askingIndexOf(
    await buildIndex({
      version: Object.keys(actions).join(),
      synonyms: synonymsOf({ tables: new Map() }),
      documents: Object.entries(actions).map(([id, [title = '', ...said]]) => ({
        ...NO_FACTS,
        ...{ key: `action:${id}`, kind: 'action', id, title, said, keywords: '', parent: '' },
        passages: [],
      })),
    }),
  )

describe('the meaning of a question', () => {
  let folder: string
  let encoder: Awaited<ReturnType<typeof anEncoder>>
  let failures: object[]
  const clock = testClock()

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goodwork-vectors-'))
    encoder = await anEncoder(['salary dosh', 'helped kind'])
    failures = []
  })
  afterEach(async () => {
    await encoder.close()
    await rm(folder, { recursive: true })
  })

  const meanings = () =>
    makeMeanings(
      makeEncoder({ url: encoder.url, name: 'small', key: undefined }, clock, (problem) =>
        failures.push(problem),
      ),
      folder,
    )
  const ready = async () => {
    const meaningOf = meanings()
    const index = await indexOf()
    await vi.waitUntil(async () => (await meaningOf(index, 'x')) !== undefined)
    return { meaningOf, index }
  }

  it('finds an action that shares no word with the question', async () => {
    const { meaningOf, index } = await ready()
    const question = 'more dosh please'
    const meaning = await meaningOf(index, question)
    const [first] = askIndex(index, question, { handbook: true, meaning })
    expect(first?.hit.id).toBe('ask-for-a-pay-rise')
    expect(askIndex(index, 'dosh', { handbook: true })).toEqual([])
  })

  it('is made once for a version of the content, also by the next server', async () => {
    await ready()
    expect(await readdir(folder)).toEqual(['embeddings.bin'])
    const lines = Object.values(ACTIONS).flat()
    expect(encoder.texts.filter((text) => lines.includes(text))).toEqual(lines)
    await ready()
    expect(encoder.texts.filter((text) => lines.includes(text))).toEqual(lines)
    const other = await indexOf({ 'say-no': ['Say no', 'they all want something'] })
    const meaningOf = meanings()
    await vi.waitUntil(async () => (await meaningOf(other, 'x')) !== undefined)
    expect(encoder.texts).toContain('they all want something')
  })

  it.each([
    ['too short', (bytes: Buffer) => bytes.subarray(0, -4)],
    ['empty after its hash', (bytes: Buffer) => bytes.subarray(0, 32)],
    [
      'not of numbers',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 32), bytes.subarray(32).fill(255)]),
    ],
  ])('is made again if its file is %s', async (_what, damage) => {
    await ready()
    const file = join(folder, 'embeddings.bin')
    await writeFile(file, damage(await readFile(file)))
    encoder.texts.length = 0
    await ready()
    expect(encoder.texts).toContain('I want more salary')
  })

  it('is made once by a server that can not write its folder', async () => {
    await writeFile(join(folder, 'file'), '')
    folder = join(folder, 'file')
    await ready()
    expect(encoder.texts.filter((text) => text === 'I want more salary')).toHaveLength(1)
    folder = join(folder, '..')
  })

  it('is missing while the encoder fails or is silent, and comes back', async () => {
    const { meaningOf, index } = await ready()
    encoder.status = 500
    expect(await meaningOf(index, 'dosh')).toBeUndefined()
    encoder.status = 200
    expect(await meaningOf(index, 'dosh')).toBeUndefined()
    clock.move(30_000)
    expect(await meaningOf(index, 'dosh')).toBeDefined()
    encoder.isSilent = true
    expect(await meaningOf(index, 'dosh')).toBeUndefined()
    expect(failures).toHaveLength(2)
    expect(JSON.stringify(failures)).not.toContain('dosh')
  })

  it.each([
    ['of another length', [1, 2, 3]],
    ['without a direction', Array.from({ length: 64 }, () => 0)],
    ['of no numbers', Array.from({ length: 64 }, () => Number.NaN)],
  ])('is missing if the encoder answers with a vector %s', async (_what, vector) => {
    const { meaningOf, index } = await ready()
    encoder.vectorOf = () => vector
    expect(await meaningOf(index, 'dosh')).toBeUndefined()
    clock.move(30_000)
  })
})
