/**
 * Chooses one of several, or removes it; beyond `most` the oldest is dropped (product 4, picking).
 */
export function toggle(chosen: readonly string[], id: string, most = Infinity): string[] {
  const without = chosen.filter((one) => one !== id)
  return without.length < chosen.length ? without : [...chosen, id].slice(-most)
}
