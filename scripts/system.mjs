import { spawnSync } from 'node:child_process'
import { say } from './ready.mjs'

/**
 * Runs a command to its end. Answers whether it succeeded.
 * @param {string} command @param {string[]} args
 */
export const tried = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Installs a system package, on Debian and its derivatives.
 * @param {string} name
 */
export function fromSystem(name) {
  say(`Asking the system for ${name} ...`)
  if (tried('apt-get', ['update', '-qq'])) tried('apt-get', ['install', '-y', '-qq', name])
}
