/* eslint-disable */
// From server/contract.json.
export const reminderFields = {
  "categoryId": {
    "max": 100
  },
  "categoryTitle": {
    "max": 200
  },
  "actions": {
    "max": 5
  },
  "roles": {
    "values": [
      "individual",
      "team",
      "function"
    ]
  },
  "text": {
    "max": 2000
  },
  "sendTime": {
    "max": 5
  }
} as const
