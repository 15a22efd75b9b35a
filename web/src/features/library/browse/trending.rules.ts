type Holder = { adviceIds?: string[]; entity: string[] }

/** Each piece of advice with the action that it belongs to; one without an action is left out. */
export function withAction<V extends { id: string }, A extends Holder>(
  advices: readonly V[],
  actions: readonly A[],
): { advice: V; action: A }[] {
  return advices.flatMap((advice) => {
    const action = actions.find((one) => one.adviceIds?.includes(advice.id))
    return action ? [{ advice, action }] : []
  })
}

/** Alternates the entities, so that the first few have something for every reader. */
export function inTurn<T extends { action: Holder }>(items: readonly T[]): T[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = item.action.entity[0] ?? ''
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  const longest = Math.max(0, ...[...groups.values()].map((group) => group.length))
  return Array.from({ length: longest }, (_, at) =>
    [...groups.values()].flatMap((group) => group[at] ?? []),
  ).flat()
}
