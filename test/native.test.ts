import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LINKED_PATHS } from '../server/src/http/app-links.ts'
import { linkedPaths } from '../web/src/shell/native/links.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('the app opens the same links of emails that the server names to phones', () => {
  const manifest = read('native/android/app/src/main/AndroidManifest.xml')
  const inAndroid = [...manifest.matchAll(/android:path="\$\{linkPath\}([^"]+)"/g)]
  expect(linkedPaths).toEqual([...LINKED_PATHS])
  expect(inAndroid.map((match) => match[1])).toEqual([...LINKED_PATHS])
})

it('the native projects have the plugins that the web app calls', () => {
  const { devDependencies } = JSON.parse(read('native/package.json'))
  const used = Object.entries<string>(JSON.parse(read('web/package.json')).devDependencies).filter(
    ([name]) => /capacitor/.test(name),
  )
  expect(used.length).toBeGreaterThan(2)
  expect(devDependencies).toMatchObject(Object.fromEntries(used))
})
