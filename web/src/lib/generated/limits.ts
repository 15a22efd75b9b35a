/* eslint-disable */
// From server/contract.json.
export const limits = {
  "passwordMin": 12,
  "passwordMax": 256,
  "leastTraits": 12,
  "checkInNote": 500,
  "chatMessage": 2000,
  "rehearsalSentence": 200,
  "memoryLines": 50,
  "handbookQuestion": 300,
  "houseEntries": 200,
  "channels": 5,
  "channelName": 60,
  "feedback": 5000,
  "membersCounted": 1000,
  "linkUses": 10000,
  "partnerLetters": 2,
  "partnerLine": 200,
  "reportMonths": 24,
  "fewestPeople": 5
} as const
