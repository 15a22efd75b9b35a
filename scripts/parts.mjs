import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { nodeBinary, root, say } from './ready.mjs'

/** @typedef {{ name: string, args: readonly string[] }} Part a Node program with its arguments */

/** Scripts that generate committed files. Each has a `--check`. */
export const GENERATED = [
  { name: 'schema.graphql, contract.json', args: ['server/print-contract.ts'] },
  { name: 'operations of the web', args: ['web/codegen.mjs'] },
  { name: 'catalogues of texts', args: ['web/extract.mjs'] },
  { name: 'licences of packages', args: ['scripts/licences.mjs'] },
]

export const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']

/**
 * Runs parts in parallel, as many as there are cores, and prints the output of each failed part.
 * Answers whether all succeeded.
 * @param {readonly Part[]} parts
 */
export async function runParts(parts) {
  const waiting = [...parts]
  let allPassed = true
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { passed, said } = await runPart(part)
      say(`${passed ? '-' : '✗'} ${part.name}`)
      if (!passed) say(said)
      allPassed &&= passed
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return allPassed
}

/**
 * @param {Part} part
 * @returns {Promise<{ passed: boolean, said: string }>}
 */
function runPart({ args }) {
  const child = spawn(nodeBinary, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ passed: code === 0, said }))
  })
}
