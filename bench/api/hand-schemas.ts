const text = { type: 'string' }
const maybe = { type: 'string', nullable: true }
const flag = { type: 'boolean' }
const whole = { type: 'integer' }

/** Answers have the shape of GraphQL answers, so that the bytes can be compared. */
const answer = (name: string, schema: object) => ({
  response: {
    200: {
      type: 'object',
      properties: { data: { type: 'object', properties: { [name]: schema } } },
    },
  },
})

const goal = {
  type: 'object',
  properties: {
    _id: text,
    version: whole,
    adviceId: maybe,
    adviceTitle: maybe,
    actionTitle: maybe,
    category: maybe,
    entity: maybe,
    progress: maybe,
    endDate: maybe,
    reviewDate: maybe,
    isBookmark: flag,
    isGoal: flag,
    createdDate: text,
    updatedDate: text,
    actionId: maybe,
    adviceBody: maybe,
    advices: {
      type: 'array',
      items: { type: 'object', properties: { id: text, title: text, body: text } },
    },
    specific: maybe,
    measurable: maybe,
    achievable: maybe,
    relevant: maybe,
    startDate: maybe,
    partner: maybe,
    note: maybe,
  },
}

export const meSchema = answer('me', {
  type: 'object',
  properties: {
    _id: text,
    version: whole,
    email: text,
    firstName: text,
    lastName: text,
    avatar: maybe,
    isCompanyAdmin: flag,
    isAppAdmin: flag,
    isPublicUser: flag,
    emailVerified: flag,
    showWelcomeDialog: flag,
    tier: maybe,
    timeZone: maybe,
    sessionState: text,
    company: {
      type: 'object',
      nullable: true,
      properties: { _id: text, name: text, require2FA: flag },
    },
  },
})

export const goalsSchema = answer('goalGetMany', { type: 'array', items: goal })

const limited = (maxLength: number) => ({ type: 'string', nullable: true, maxLength })
const day = { type: 'string', nullable: true, format: 'date' }

export const updateSchema = {
  ...answer('goalUpdate', goal),
  body: {
    type: 'object',
    required: ['_id', 'version'],
    additionalProperties: false,
    properties: {
      _id: text,
      version: whole,
      progress: limited(40),
      specific: limited(2000),
      measurable: limited(2000),
      achievable: limited(2000),
      relevant: limited(2000),
      startDate: day,
      endDate: day,
      reviewDate: day,
      partner: limited(200),
      note: limited(10_000),
    },
  },
}
