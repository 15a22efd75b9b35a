/** The fields of a person that the web queries at every start: web/src/api/me.ts. */
export const ME = `query Me {
  me {
    _id version email firstName lastName avatar isCompanyAdmin isAppAdmin isPublicUser
    emailVerified showWelcomeDialog tier timeZone sessionState
    company { _id name require2FA }
  }
}`

/** A fixed list of fields, so that figures stay comparable when the web changes its query. */
const WHOLE_GOAL = `fragment WholeGoal on Goal {
  _id version adviceId adviceTitle actionTitle category entity progress endDate reviewDate
  isBookmark isGoal createdDate updatedDate actionId adviceBody
  advices { id title body }
  specific measurable achievable relevant startDate partner note
}`

export const GOALS = `query Goals { goalGetMany { ...WholeGoal } } ${WHOLE_GOAL}`

export const UPDATE = `mutation SaveGoal($obj: GoalUpdateInput!) {
  goalUpdate(obj: $obj) { ...WholeGoal }
} ${WHOLE_GOAL}`

export const CREATE = `mutation NewGoal($obj: GoalCreateInput!) {
  goalCreate(obj: $obj) { _id version }
}`

/** The goal number `index`, with texts of a realistic length. */
export function aGoal(index: number): Record<string, unknown> {
  return {
    actionId: `action-${index}`,
    adviceId: `advice-${index}`,
    impactAdviceId: `advice-${index}`,
    adviceTitle: `Name one thing that went well (${index})`,
    adviceBody: `${'At the end of the week, tell one person what you saw them do, and what it changed. '.repeat(4)}(${index})`,
    actionTitle: 'Say what you see',
    category: 'Recognition',
    entity: 'team',
    specific: 'Every Friday, one message to one person of the team.',
    measurable: 'Four messages a month.',
    achievable: 'Ten minutes, in the calendar.',
    relevant: 'People told us that they hear only of mistakes.',
    startDate: '2026-11-02',
    endDate: '2026-12-18',
    // Far in the future, because the server refuses a past day.
    reviewDate: '2099-11-27',
    partner: 'Lena',
    note: `First week done. “That was kind” — and it took four minutes. ${index}`,
    isGoal: true,
    isBookmark: index % 3 === 0,
    advices: [
      {
        id: `impl-${index}-a`,
        title: 'Write it down first',
        body: 'Three lines are enough. '.repeat(5),
      },
      {
        id: `impl-${index}-b`,
        title: 'Say it aloud',
        body: 'In the corridor, without ceremony. '.repeat(4),
      },
    ],
  }
}

/** The change that the goal page sends at a save. */
export const aChange = (_id: string, version: number) => ({
  _id,
  version,
  progress: version % 2 === 0 ? 'Making headway' : 'In the zone',
  specific: 'Every Friday, one message to one person of the team.',
  endDate: '2026-12-18',
  note: `Second week done, and saved for the ${version}th time.`,
})
