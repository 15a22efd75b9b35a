/* eslint-disable */
// From server/contract.json.
export const orgInfoFields = {
  "id": {
    "max": 100
  },
  "answer": {
    "max": 10000
  },
  "url": {
    "max": 2000
  },
  "contactPerson": {
    "max": 200
  }
} as const
