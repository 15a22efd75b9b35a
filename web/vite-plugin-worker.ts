import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const worker = path.join(import.meta.dirname, 'worker/service-worker.ts')

/** Files beside the assets that the app shows without a network; `/` is its page. */
const besides = ['/', '/favicon.svg', '/site.webmanifest']

/** Writes `sw.js`: the service worker with the list of all files of the build. */
export function serviceWorker(): Plugin {
  return {
    name: 'goodwork-service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '.' }) => {
        const assets = await readdir(path.join(dir, 'assets'))
        const files = [...besides, ...assets.sort().map((name) => `/assets/${name}`)]
        const hash = createHash('sha256').update(files.join('\n'))
        for (const name of ['index.html', 'favicon.svg', 'site.webmanifest']) {
          hash.update(await readFile(path.join(dir, name)))
        }
        const source = await readFile(worker, 'utf8')
        hash.update(source)
        const build = hash.digest('hex').slice(0, 16)
        const { code } = await transformWithOxc(source, worker)
        const head = `const BUILD = '${build}', FILES = ${JSON.stringify(files)}\n`
        await writeFile(path.join(dir, 'sw.js'), head + code)
      },
    },
  }
}
