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

/** A cheer or a question of a partner about a shared goal, and the answer to the question. */
export type PartnerMessageTable = {
  _id: string
  /** cheer or question */
  kind: string
  partnership: string
  goal: string
  /** The person who sent it */
  user: string
  /** The person who got it: the owner of the goal */
  partner: string
  /** The ISO week in which it was sent, UTC */
  week: string
  sentDate: number
  /** One of PARTNER_ANSWERS */
  answer: string | null
  /** The words of the answer */
  line: string | null
  answeredDate: number | null
  /** When the partner dismissed the cheer or question */
  seenDate: number | null
  /** When the person dismissed the answer */
  answerSeenDate: number | null
}
