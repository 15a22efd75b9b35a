import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findWork, workOptions } from './find-work.ts'

const yaml = readFileSync(join(import.meta.dirname, '../../../../content/tables/job.yaml'), 'utf8')
const works = [...yaml.matchAll(/- id: (\S+)\n {2}title: (.+)\n {2}text: (.+)/g)].map(
  ([, id = '', title = '', text = '']) => ({ id, title, text }),
)

it('shows all kinds of work before anything is typed', () => {
  expect(works).toHaveLength(25)
  expect(findWork(' ', works)).toEqual(works)
})

it.each([
  ['nurse', 'health'],
  ['Shift nurse', 'health'],
  ['warehouse lead', 'logistics'],
  ['shop owner', 'sales'],
  ['ward sister', 'health'],
  ['head of three teams', 'management'],
  ['head of department', 'management'],
  ['software engineer', 'it'],
  ['teacher', 'education'],
  ['electrician', 'building'],
  ['driver', 'logistics'],
  ['IT', 'it'],
  ['care homes', 'care'],
  ['accountant', 'finance'],
  ['cook', 'hospitality'],
  ['firefighter', 'public-safety'],
])('finds for "%s" the kind of work "%s" first', (typed, id) => {
  expect(findWork(typed, works)[0]?.id).toBe(id)
})

it('finds no kind of work for unrelated words', () => {
  expect(findWork('qwertz', works)).toEqual([])
})

it('offers the typed words as a kind of work, and lists the chosen one', () => {
  const values = (typed: string, value: string) =>
    workOptions(typed, works, value, (words) => `Use ${words}`).map((one) => one.value)
  expect(values('Beekeeper', '')).toEqual(['Beekeeper'])
  expect(values('nurse', 'Beekeeper').at(-1)).toBe('nurse')
  expect(values('', 'Beekeeper')[0]).toBe('Beekeeper')
  expect(values('', 'it')).toHaveLength(25)
  expect(values('law', '').filter((value) => value === 'law')).toHaveLength(1)
})
