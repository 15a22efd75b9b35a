/* eslint-disable */
// From server/contract.json.
export const searchFields = {
  "query": {
    "max": 300
  },
  "searchType": {
    "max": 50
  }
} as const
