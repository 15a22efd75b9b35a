/* eslint-disable */
// From server/contract.json.
export const reasons = [
  "saved",
  "job",
  "profile",
  "role",
  "ranking",
  "sameAction",
  "more",
  "start",
  "motivation",
  "savedTheme",
  "goal",
  "liked",
  "minutes",
  "customers",
  "format",
  "variety"
] as const
