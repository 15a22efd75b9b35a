/** A 32-bit hash of a text (FNV-1a): turns a seed and a name into the start of a sequence. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  }
  return h >>> 0
}

/** A sequence of numbers in [0, 1) that is the same for the same start (mulberry32). */
function sequence(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Shuffles ids (Fisher-Yates): the same seed and name give the same order, whatever the input
 * order.
 */
export function shuffle(ids: readonly string[], seed: number, name: string): string[] {
  const order = [...ids].sort()
  const random = sequence(hash(`${seed}/${name}`))
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1))
    const a = order[last] as string
    order[last] = order[pick] as string
    order[pick] = a
  }
  return order
}
