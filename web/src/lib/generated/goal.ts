/* eslint-disable */
// From server/contract.json.
export const goalFields = {
  "actionId": {
    "max": 100
  },
  "adviceId": {
    "max": 100
  },
  "impactAdviceId": {
    "max": 100
  },
  "adviceTitle": {
    "max": 200
  },
  "adviceBody": {
    "max": 8000
  },
  "actionTitle": {
    "max": 200
  },
  "category": {
    "max": 200
  },
  "entity": {
    "max": 20,
    "values": [
      "yourself",
      "team",
      "colleague",
      "customer"
    ]
  },
  "progress": {
    "max": 40,
    "values": [
      "On the starting blocks",
      "Building momentum",
      "Making headway",
      "In the zone",
      "Goal achieved!"
    ]
  },
  "note": {
    "max": 10000
  },
  "specific": {
    "max": 2000
  },
  "measurable": {
    "max": 2000
  },
  "achievable": {
    "max": 2000
  },
  "relevant": {
    "max": 2000
  },
  "partner": {
    "max": 200
  },
  "reviewTime": {
    "max": 5
  },
  "planWhen": {
    "max": 300
  },
  "planThen": {
    "max": 500
  },
  "planObstacle": {
    "max": 300
  },
  "planIfThen": {
    "max": 500
  },
  "planTime": {
    "max": 5
  },
  "planDays": {
    "max": 7
  },
  "kitId": {
    "max": 100
  },
  "stepsDone": {
    "max": 12
  },
  "advices": {
    "max": 20
  }
} as const
