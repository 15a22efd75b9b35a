/* eslint-disable */
// From server/contract.json.
export const entities = [
  "yourself",
  "team",
  "colleague",
  "customer"
] as const
