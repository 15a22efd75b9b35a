import { call } from './product.ts'

/** The usual request of a person. */
export const USUAL =
  '{ me { _id firstName } goalGetMany { _id title state progress } rhythmGet { today } }'
const CREATE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
const FLOW = 'mutation($obj: HistoryCreateInput!) { historyCreate(obj: $obj) { _id } }'
const SEND = 'mutation($obj: ChatSendInput!) { chatSend(obj: $obj) { chatId } }'
export const IN_DANGER = `I want to kill myself ${'ä'.repeat(1900)}`
const LONGEST = {
  ...{ note: 10_000, adviceBody: 8000 },
  ...{ specific: 2000, measurable: 2000, achievable: 2000, relevant: 2000 },
}
const GOALS = `goalGetMany { _id title state version progress ${Object.keys(LONGEST).join(' ')}
  adviceTitle advices { id title body } planWhen checkIns { note } createdDate updatedDate }`
const many = (count: number, what: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => what(at)).join(' ')

/** The largest requests of a person with the most data that is allowed. */
export const REQUESTS: Readonly<Record<string, string>> = {
  'every note twice': '{ goalGetMany { note again: note } }',
  'every goal and all short lists': `{ ${GOALS} chatGetMany { title } searchGetMany { query }
    impactActionHistoryGetMany { title } likedActionGetMany { id } reminderGetMany { text } }`,
  'every flow': '{ historyGetMany { _id flow { steps { page selected { title } } } } }',
  '30 names for a field': `{ goalGetMany { ${many(30, (at) => `a${at}: progress`)} } }`,
  '20 times the same call': `{ ${many(20, (at) => `a${at}: me { _id }`)} }`,
}

export const FULL_GOAL = {
  adviceTitle: 'T',
  ...Object.fromEntries(Object.entries(LONGEST).map(([name, most]) => [name, 'x'.repeat(most)])),
}

/** Stores the most data that one person may have. */
export async function fill(url: string, token: string): Promise<void> {
  const untilRefused = async (query: string, obj: object) => {
    let isRefused = false
    while (!isRefused) {
      await call(url, query, { obj }, token).catch((error: Error) => {
        if (!error.message.includes('Delete a') && !error.message.includes('delete some'))
          throw error
        isRefused = true
      })
    }
  }
  await untilRefused(CREATE, FULL_GOAL)
  const steps = Array.from({ length: 10 }, () => ({ page: 'x'.repeat(2000), selected: [] }))
  const startTime = new Date().toISOString()
  await untilRefused(FLOW, { startTime, flow: { entity: 'team', startTime, steps } })
  for (let at = 0; at < 110; at += 1) {
    await call(url, SEND, { obj: { text: IN_DANGER } }, token)
  }
}
