import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const scripts = join(import.meta.dirname, '../scripts')
const urlOf = (name: string) => JSON.stringify(pathToFileURL(join(scripts, name)).href)
const hourAgo = new Date(Date.now() - 3_600_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodwork-ready-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A process that runs this code, its output so far, and how it ended. */
function run(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  const process_ = { said: '', child, ended: once(child, 'exit') }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process_.said += text
    })
  }
  return process_
}

const said = (one: { said: string }, words: string) =>
  expect.poll(() => one.said, { timeout: 20_000 }).toContain(words)

describe('the lock of an installation', () => {
  const lock = () => join(folder, 'lock')
  const diary = () => join(folder, 'diary')
  /** Code that takes the lock and writes when it begins and, 100 ms later, when it ends. */
  const worker = () => `
    import { alone } from ${urlOf('lock.mjs')}
    import { appendFileSync } from 'node:fs'
    const write = (word) => appendFileSync(${JSON.stringify(diary())}, word + ' ')
    alone(${JSON.stringify(lock())}, {
      onWait: (owner) => console.log('waits for ' + owner),
      work: () => {
        write('in')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
        write('out')
      },
    })`

  it('the lock lets several processes in one after the other', async () => {
    const workers = [1, 2, 3, 4].map(() => run(worker()))
    for (const { ended } of workers) expect((await ended)[0]).toBe(0)
    expect(readFileSync(diary(), 'utf8')).toBe('in out '.repeat(4))
  })

  it('a process waits for the lock while its owner lives, and prints one line', async () => {
    mkdirSync(lock())
    writeFileSync(join(lock(), String(process.pid)), '')
    const one = run(worker())
    await said(one, `waits for ${process.pid}`)
    rmSync(lock(), { recursive: true })
    expect((await one.ended)[0]).toBe(0)
    expect(one.said.match(/waits/g)).toHaveLength(1)
    expect(readFileSync(diary(), 'utf8')).toBe('in out ')
  })

  it.each([
    ['a process that is gone', async () => String((await gone()).pid), new Date()],
    ['an old process whose id another process has now', async () => `${process.pid}`, hourAgo],
  ])('the lock of %s is taken over by one of several processes', async (_, owner, time) => {
    mkdirSync(lock())
    const file = join(lock(), await owner())
    writeFileSync(file, '')
    utimesSync(file, time, time)
    const workers = [1, 2, 3].map(() => run(worker()))
    for (const { ended } of workers) expect((await ended)[0]).toBe(0)
    expect(readFileSync(diary(), 'utf8')).toBe('in out '.repeat(3))
  })

  it('an old lock without an owner is taken over', async () => {
    mkdirSync(lock())
    utimesSync(lock(), hourAgo, hourAgo)
    expect((await run(worker()).ended)[0]).toBe(0)
    expect(readFileSync(diary(), 'utf8')).toBe('in out ')
  })

  it('the lock is free again after the work ended its process', async () => {
    const failing = worker().replace("write('out')", 'process.exit(3)')
    expect((await run(failing).ended)[0]).toBe(3)
    const next = run(worker())
    expect((await next.ended)[0]).toBe(0)
    expect(next.said).toBe('')
  })
})

describe('a script that restarts on the Node of the repository', () => {
  const parent = (script: string) => {
    const file = join(folder, 'script.mjs')
    writeFileSync(file, script)
    const args = JSON.stringify([file])
    return run(
      `import { runOn } from ${urlOf('own-node.mjs')}\nawait runOn(process.execPath, ${args})`,
    )
  }

  it('a restarted script ends with its own exit code', async () => {
    expect((await parent('process.exit(7)').ended)[0]).toBe(7)
    expect((await parent('').ended)[0]).toBe(0)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'a restarted script finishes its work at %s',
    async (signal) => {
      const one = parent(`
      setInterval(() => {}, 1000)
      process.on('${signal}', () => setTimeout(() => { console.log('done'); process.exit(5) }, 200))
      console.log('up')`)
      await said(one, 'up')
      one.child.kill(signal)
      expect(await one.ended).toEqual([5, null])
      expect(one.said).toContain('done')
    },
  )

  it('a restarted script ends by the signal that killed it', async () => {
    const one = parent("process.kill(process.pid, 'SIGKILL')")
    expect(await one.ended).toEqual([null, 'SIGKILL'])
  })
})

/** A process that has ended. */
async function gone() {
  const one = run('')
  await one.ended
  return one.child
}
