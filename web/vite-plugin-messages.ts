import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Brings the catalogues of src/locales up to date: a build ships no text that none of them has. */
export function extractMessages(): Plugin {
  return {
    name: 'goodwork-extract-messages',
    apply: 'build',
    buildStart: async () => {
      await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'extract.mjs')])
    },
  }
}
