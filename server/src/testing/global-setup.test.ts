import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SETUP = JSON.stringify(join(import.meta.dirname, 'global-setup.ts'))
const RUN = `const { setup } = await import(${SETUP})
const stop = await setup()
await stop()
process.exitCode = 3`

it('the global setup does not change the exit code of a failed test run', async () => {
  const { TEST_DATABASE_URL: _ours, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    env,
    stdio: 'ignore',
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(3)
}, 60_000)
