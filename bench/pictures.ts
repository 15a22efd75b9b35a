import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sizesOf } from '../server/src/accounts/pictures/pictures.sizes.ts'
import { photo } from '../server/src/testing/pictures.ts'
import { median, report } from './lib/figures.ts'

const WIDTH = 4000
const HEIGHT = 3000
const ROUNDS = 7
const READY_MS = 1000
const LOOP_MS = 50

/**
 * Measures how long a picture of 12 megapixels takes to its three sizes, and how long it blocks
 * other requests (product 4, pictures).
 */
export async function pictures(): Promise<void> {
  const taken = await photo(WIDTH, HEIGHT)
  const files: Record<string, Buffer> = {
    JPEG: await taken.clone().jpeg({ quality: 90 }).toBuffer(),
    'progressive JPEG': await taken.clone().jpeg({ quality: 90, progressive: true }).toBuffer(),
    PNG: await taken.clone().png({ compressionLevel: 6 }).toBuffer(),
    WebP: await taken.clone().webp().toBuffer(),
    AVIF: await taken.clone().avif({ effort: 0 }).toBuffer(),
  }
  const idle = monitorEventLoopDelay({ resolution: 1 })
  idle.enable()
  await new Promise((resolve) => setTimeout(resolve, READY_MS))
  idle.disable()
  report('event loop held with no picture', idle.max / 1e6, ' ms')
  for (const [type, file] of Object.entries(files)) {
    const times: number[] = []
    const held: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const loop = monitorEventLoopDelay({ resolution: 1 })
      loop.enable()
      const begin = performance.now()
      await sizesOf(file)
      times.push(performance.now() - begin)
      loop.disable()
      held.push(loop.max / 1e6)
    }
    const size = `${(file.length / 1e6).toFixed(1)} MB`
    report(
      `12 megapixels, ${type}, the slowest`,
      Math.max(...times),
      ' ms',
      { most: READY_MS },
      size,
    )
    report('  of these the middle one', median(times), ' ms')
    report('  event loop held, the longest', Math.max(...held), ' ms', { most: LOOP_MS })
  }
}
