/**
 * Calls `work` for each id of a list that is read in pages of `most` ids, one after the other.
 * Continues after failures and returns them.
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

/** Throws the failures as one error, if there are any. */
export function throwAll(failed: readonly Error[]): void {
  const [first] = failed
  if (first === undefined) return
  throw new AggregateError(failed, `${failed.length} failed, first ${first.message}`)
}
