import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { compiledFile } from '@goodwork/content/compiled.ts'

export const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="application-name" content="Goodwork"><meta name="public-platforms" content="any"><title>Goodwork</title>
<script type="module" src="/assets/app-1a2b.js"></script></head><body><div id="root"></div></body></html>`
export const SCRIPT = `console.log('${'the app '.repeat(300)}')`

/**
 * A folder like the repository, with the compiled content and a built app of one page and one
 * script, so that a whole server can start in it. The server must not serve `secret.txt`, which is
 * next to the app.
 */
export async function aRepository(): Promise<{
  root: string
  site: string
  drop(): Promise<void>
}> {
  const root = await mkdtemp(join(tmpdir(), 'goodwork-root-'))
  const site = join(root, 'web/dist')
  const script = join(site, 'assets/app-1a2b.js')
  await mkdir(join(root, 'content'), { recursive: true })
  await mkdir(dirname(script), { recursive: true })
  await symlink(dirname(compiledFile), join(root, 'content/dist'))
  await writeFile(join(root, 'web/secret.txt'), 'not for the web')
  await writeFile(join(site, 'index.html'), PAGE)
  await writeFile(join(site, 'sw.js'), 'const FILES = []')
  await writeFile(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(
    join(site, 'site.webmanifest'),
    JSON.stringify({ name: 'Goodwork', short_name: 'Goodwork', start_url: '/' }),
  )
  await writeFile(script, SCRIPT)
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT))
  await writeFile(`${script}.gz`, gzipSync(SCRIPT))
  return { root, site, drop: () => rm(root, { recursive: true, force: true }) }
}
