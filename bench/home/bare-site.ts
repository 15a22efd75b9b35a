import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from '../lib/servers.ts'

/** Precompresses the files like the build of the product, so that both are sent in the same way. */
function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (!file.isFile()) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/**
 * Builds a page with React alone, with the Vite of the product, in a folder that the server of the
 * product can serve.
 */
export function buildBareSite() {
  const folder = mkdtempSync(join(tmpdir(), 'goodwork-bare-'))
  const site = join(folder, 'web/dist')
  mkdirSync(join(folder, 'content'))
  symlinkSync(join(root, 'content/dist'), join(folder, 'content/dist'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = ['build', 'bench/bare', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn']
  execFileSync(process.execPath, [vite, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  compress(site)
  return { folder, site, drop: () => rmSync(folder, { recursive: true, force: true }) }
}
