/** The data about a person that decides about advice (product 4, advice that fits). */
export type FitPerson = {
  /** individual, team or function; null if the person hasn't said */
  role: string | null
  /** Minutes a day */
  minutes: number | null
  styles: readonly string[]
  motivations: readonly string[]
  /** The usual places and customers of this kind of work; null if unknown */
  job: FitJob | null
  /** The key of the profile, such as explorer */
  profile: string | null
  /** The person's own order of the four entities; empty if not set */
  ranking: readonly string[]
  saved: ReadonlySet<string>
  /** Advice ids of open goals */
  goals: ReadonlySet<string>
  /** How helpful the person found advice, 1 to 4, by its id */
  rated: ReadonlyMap<string, number>
  /** Advice ids marked "More like this" and "Not for me" */
  more: ReadonlySet<string>
  notForMe: ReadonlySet<string>
}

export type FitJob = {
  id: string
  title: string
  settings: readonly string[]
  customers: readonly string[]
  /** Features of the work, such as desk or shifts (product 7); empty if unknown */
  has: readonly string[]
}

/** A piece of advice and the people it suits. Empty lists mean "anyone", "anywhere". */
export type FitPiece = {
  adviceId: string
  title: string
  /** The matter in the reader's words */
  situation: string | null
  actionId: string
  entity: string | null
  themes: readonly string[]
  motivations: readonly string[]
  profiles: readonly string[]
  /** Profiles that suggest this very piece */
  suggestedTo: readonly string[]
  roles: readonly string[]
  settings: readonly string[]
  customers: readonly string[]
  /** Ids of the kinds of work that it pictures, best first */
  jobs: readonly string[]
  /** Features of the work that it requires (product 7), apart from an occasion */
  needs: readonly string[]
  /** Whether it needs an occasion that few people have this month */
  isOccasional: boolean
  /** 2: a good start for almost anyone; 1: for people of the kinds of work in `jobs`; else 0 */
  start: number
  /** Minutes */
  time: number | null
  /** Formats of its links, such as video-short */
  formats: readonly string[]
}
