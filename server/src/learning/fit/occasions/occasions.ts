import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { fitContentOf } from '../fit.pieces.ts'
import { fitting } from '../fit.rules.ts'
import { readEntity, readPerson } from '../fit.ts'

/** The ids of kits and paths, best first. */
export type FittingOccasions = { kits: string[]; paths: string[] }

/**
 * occasionsGet: the kits and paths of one entity or of all, those that fit best first, without the
 * person's open goals (product 4, advice that fits).
 */
export async function fittingOccasions(
  context: SignedIn,
  content: Content,
  given: string | null | undefined,
): Promise<FittingOccasions> {
  const entity = readEntity(given)
  const { kits, paths } = fitContentOf(content)
  const { person, tie } = await readPerson(context, content)
  const order = (pieces: typeof kits) =>
    fitting(pieces, person, { tie, entity }).map(({ adviceId }) => adviceId)
  return { kits: order(kits), paths: order(paths) }
}
