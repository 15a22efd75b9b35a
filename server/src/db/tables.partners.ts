// Columns follow the conventions of `tables.ts`.

/** An invitation to be impact partners, and its outcome. */
export type PartnershipTable = {
  _id: string
  /** The person who invited */
  user: string
  /** The invited person; null for a link that no one has accepted */
  partner: string | null
  /** Both ids in sorted order, so that two people have one row at most; null without `partner` */
  pair: string | null
  /** The company in which the colleague was found; null if invited by a link */
  company: string | null
  /** open, declined, withdrawn or accepted */
  state: string
  /** The hash of the link's token; null once the link was used, or without a link */
  tokenHash: string | null
  /** When the invitation ends */
  expires: number
  createdDate: number
  acceptedDate: number | null
}

/** A person does not want invitations from another person. */
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
