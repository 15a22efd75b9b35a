import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const lingui = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@lingui/cli'))),
  'lingui.js',
)

/** Brings the catalogues of src/locales up to date: a build ships no text that none of them has. */
export function extractMessages(): Plugin {
  return {
    name: 'goodwork-extract-messages',
    apply: 'build',
    buildStart: async () => {
      const options = { cwd: import.meta.dirname }
      await promisify(execFile)(process.execPath, [lingui, 'extract', '--clean'], options)
    },
  }
}
