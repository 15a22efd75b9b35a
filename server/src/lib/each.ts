/**
 * Does something with all ids of a list that is read page by page, in their order, one after the
 * other. One that fails keeps none of the others from it: answers what failed.
 */
export async function eachOf(
  page: (after: string) => Promise<readonly string[]>,
  most: number,
  work: (id: string) => Promise<unknown>,
): Promise<Error[]> {
  const failed: Error[] = []
  for (let after = ''; ; ) {
    const ids = await page(after)
    for (const id of ids) {
      await work(id).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause)
        failed.push(new Error(`${id}: ${reason}`, { cause }))
      })
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < most) return failed
    after = last
  }
}

/** Throws what failed as one error, if anything did. */
export function throwAll(failed: readonly Error[]): void {
  const [first] = failed
  if (first === undefined) return
  throw new AggregateError(failed, `${failed.length} failed, first ${first.message}`)
}
