import { spawn } from 'node:child_process'

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM'])

/**
 * Runs a script on another Node and ends with its code or signal. Signals to stop are passed on,
 * so that the script can finish its work.
 * @param {string} binary
 * @param {readonly string[]} args
 * @returns {Promise<never>}
 */
export function runOn(binary, args) {
  const child = spawn(binary, args, { stdio: 'inherit' })
  for (const signal of forwarded) process.on(signal, () => child.kill(signal))
  return new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal === null) process.exit(code ?? 1)
      for (const one of forwarded) process.removeAllListeners(one)
      process.kill(process.pid, signal)
    })
  })
}
