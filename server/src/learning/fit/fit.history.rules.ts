import type { FitPerson, FitPiece } from './fit.types.ts'

/** The least rating, of 1 to 4, that means helpful. */
export const HELPFUL = 3

/** Pieces of one action that a person cares about, with the title of one of them. */
type Beside = { title: string; ids: Set<string> }

/** A person's history with themes and actions, computed once for all pieces. */
export type History = {
  /**
   * By theme, the title of a saved piece; the same below for goals, liked pieces and "More like
   * this"
   */
  saved: ReadonlyMap<string, string>
  goals: ReadonlyMap<string, string>
  liked: ReadonlyMap<string, string>
  more: ReadonlyMap<string, string>
  /** Actions with a piece that the person saved, plans, liked or wanted more of */
  actions: ReadonlyMap<string, Beside>
  disliked: ReadonlySet<string>
  /** Actions with a piece that the person marked "Not for me" or found not helpful */
  avoidedActions: ReadonlySet<string>
}

export function historyOf(byId: ReadonlyMap<string, FitPiece>, person: FitPerson): History {
  const pieces = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? [])
  const rated = (fits: (helpful: number) => boolean) =>
    pieces([...person.rated].filter(([, helpful]) => fits(helpful)).map(([id]) => id))
  const [saved, goals, more] = [person.saved, person.goals, person.more].map(pieces)
  const liked = rated((helpful) => helpful >= HELPFUL)
  const disliked = rated((helpful) => helpful < HELPFUL)
  return {
    saved: themesOf(saved ?? []),
    goals: themesOf(goals ?? []),
    liked: themesOf(liked),
    more: themesOf(more ?? []),
    actions: actionsOf([...(saved ?? []), ...(goals ?? []), ...liked, ...(more ?? [])]),
    disliked: new Set(themesOf(disliked).keys()),
    avoidedActions: new Set(
      [...pieces(person.notForMe), ...disliked].map(({ actionId }) => actionId),
    ),
  }
}

const themesOf = (pieces: readonly FitPiece[]) =>
  new Map(pieces.flatMap(({ themes, title }) => themes.map((theme) => [theme, title])))

function actionsOf(pieces: readonly FitPiece[]): Map<string, Beside> {
  const found = new Map<string, Beside>()
  for (const { actionId, adviceId, title } of pieces) {
    const { ids } = found.get(actionId) ?? { ids: new Set<string>() }
    found.set(actionId, { title, ids: ids.add(adviceId) })
  }
  return found
}
