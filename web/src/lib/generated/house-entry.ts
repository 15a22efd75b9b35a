/* eslint-disable */
// From server/contract.json.
export const houseEntryFields = {
  "kind": {
    "values": [
      "value",
      "term",
      "link"
    ]
  },
  "title": {
    "max": 120
  },
  "text": {
    "max": 2000
  },
  "link": {
    "max": 2000
  }
} as const
