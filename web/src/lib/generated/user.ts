/* eslint-disable */
// From server/contract.json.
export const userFields = {
  "email": {
    "max": 320
  },
  "firstName": {
    "max": 100
  },
  "lastName": {
    "max": 100
  },
  "profileCluster": {
    "values": [
      0,
      1,
      2,
      3,
      4
    ]
  },
  "selectedTraitIds": {
    "max": 100
  },
  "role": {
    "values": [
      "individual",
      "team",
      "function"
    ]
  },
  "timeCommitDaily": {
    "values": [
      10,
      20,
      30
    ]
  },
  "motivations": {
    "values": [
      "money",
      "project",
      "recognition",
      "learn",
      "purpose",
      "variety",
      "independent",
      "diverse"
    ]
  },
  "learningStyles": {
    "values": [
      "read",
      "listen",
      "video-short",
      "video-long",
      "formal",
      "advice"
    ]
  },
  "job": {
    "max": 60
  },
  "timeZone": {
    "max": 64
  },
  "holidayCalendar": {
    "max": 16
  },
  "language": {
    "values": [
      "en"
    ]
  }
} as const
