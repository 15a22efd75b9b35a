import { setTimeout as sleep } from 'node:timers/promises'

/** Starts `work` so many times a second, at irregular intervals, without waiting for its end. */
export async function steadily(
  aSecond: number,
  ms: number,
  work: (at: number) => Promise<unknown>,
): Promise<void> {
  const started: Promise<unknown>[] = []
  const begin = performance.now()
  for (let at = 0; at < (aSecond * ms) / 1000; at += 1) {
    // At a random time within its slot, because two regular rhythms would always coincide.
    const slot = (at + Math.random()) / aSecond
    await sleep(Math.max(0, begin + slot * 1000 - performance.now()))
    started.push(work(at))
  }
  await Promise.all(started)
}
