// Columns follow the conventions of `tables.ts`.

/** An invitation to be impact partners, and what became of it. */
export type PartnershipTable = {
  _id: string
  /** Who invited */
  user: string
  /** The invited person; null for a link that no one has accepted */
  partner: string | null
  /** Both ids in their order: two people have one row at most; null as long as `partner` is */
  pair: string | null
  /** The company in which the colleague was found; null if invited by a link */
  company: string | null
  /** open, declined, withdrawn or accepted */
  state: string
  /** Of the link's token; null once it was used, or without a link */
  tokenHash: string | null
  /** When the invitation ends */
  expires: number
  createdDate: number
  acceptedDate: number | null
}

/** A person wants no invitations from another. */
export type PartnerBlockTable = { _id: string; user: string; blocked: string; createdDate: number }

/** A goal that its owner shares in a partnership. */
export type SharedGoalTable = {
  partnership: string
  goal: string
  user: string
  sharedDate: number
}

/** A partner cheered at a goal in an ISO week, UTC. */
export type GoalCheerTable = { user: string; goal: string; week: string; cheeredDate: number }
