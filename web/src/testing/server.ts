import type { ContentTables } from '#api/content-tables.ts'
import type * as generated from '#api/generated/graphql.ts'
import type {
  FactorsQuery,
  MeQuery,
  OnboardingProfileQuery,
  TypedDocumentString,
} from '#api/generated/graphql.ts'
import { messageSettings } from '#testing/messages.ts'

type Documents = typeof generated

type Operations = {
  [Key in keyof Documents as Key extends `${infer Name}Document`
    ? Name
    : never]: Documents[Key] extends TypedDocumentString<infer Result, infer Variables>
    ? { result: Result; variables: Variables }
    : never
}

type Name = keyof Operations

const STATUS = {
  BAD_USER_INPUT: 400,
  INVALID_CODE: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  PASSWORD_REQUIRED: 403,
  SIGN_UP_PASSWORD_REQUIRED: 403,
  SIGN_IN_AGAIN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_REACHED: 409,
  TOO_MANY_REQUESTS: 429,
  TRY_AGAIN: 503,
}
type Code = keyof typeof STATUS

class Refusal {
  readonly code: Code
  readonly message: string
  readonly more: Record<string, unknown>
  constructor(code: Code, message: string, more: Record<string, unknown>) {
    this.code = code
    this.message = message
    this.more = more
  }
}

/** The server's refusal. `more` are its further extensions, such as `field` and `retryAfter`. */
export const refused = (code: Code, message: string, more: Record<string, unknown> = {}) =>
  new Refusal(code, message, more)

class Silence {
  readonly isOver: boolean
  constructor(isOver: boolean) {
    this.isOver = isOver
  }
}

/** The server does not answer. */
export const offline = new Silence(true)
/** The answer takes longer than the test. */
export const pending = new Silence(false)

type Failure = Refusal | Silence

type Answer<Result> = Result | Failure | readonly (Result | Failure)[]

type TableAnswer<Table extends keyof ContentTables> = Answer<{ fields: ContentTables[Table][] }>

export type Answers = {
  [Key in Name]?:
    | Answer<Operations[Key]['result']>
    | ((variables: Operations[Key]['variables']) => Answer<Operations[Key]['result']>)
} & {
  content?: { [Table in keyof ContentTables]?: TableAnswer<Table> }
}

export const aPerson = (more: Partial<MeQuery['me']> = {}): MeQuery => ({
  me: {
    _id: 'nora',
    version: 1,
    email: 'nora@juniper.example',
    firstName: 'Nora',
    lastName: 'Newcomer',
    avatar: null,
    isAppAdmin: false,
    isPublicUser: false,
    viewerCanAdminister: false,
    viewerCanAdministerApp: false,
    emailVerified: true,
    showWelcomeDialog: false,
    hasUnreadNews: false,
    tier: 'company',
    entityOrder: ['yourself', 'team', 'colleague', 'customer'],
    timeZone: 'Europe/Vienna',
    sessionState: 'active',
    company: { _id: 'juniper', name: 'Juniper', require2FA: false },
    ...more,
  },
})

const answered: OnboardingProfileQuery = {
  me: {
    ...{ _id: 'nora', version: 1, firstName: 'Nora', role: 'team', job: 'Remote work' },
    ...{ motivations: ['learn'], learningStyles: ['read'], timeCommitDaily: 10 },
    ...{ selectedTraitIds: [], profileCluster: 1, showWelcomeDialog: false },
  },
}

const everywhere: Answers = {
  Me: aPerson(),
  LatestImpactIndex: { getLatestImpactIndex: [] },
  InboxUnread: { inboxGet: { unread: 0 } },
  MessageSettings: { messageSettingsGet: messageSettings() },
  Next: {
    commitmentGet: {
      when: 'ahead',
      days: null,
      othersDue: 0,
      week: 1,
      timesDone: 0,
      step: null,
      goal: null,
    },
    partnerNewsGet: [],
  },
  OnboardingProfile: answered,
  FitGet: { fitGet: { isOn: false, pieces: [] } },
  NextAdvice: { nextAdviceGet: { isOn: false, recorded: [], pieces: [], fresh: null } },
  AdviceShown: { adviceShownRecord: true },
  Occasions: { occasionsGet: { kits: [], paths: [] } },
  MonthOnHome: { monthReviewGet: { month: '2026-10', isSeen: true, isEmpty: false, actions: 2 } },
  Partners: {
    partnerGetMany: [],
    me: { _id: 'nora', version: 1, optContactByColleague: false },
  },
  PartnerNews: { partnerNewsGet: [] },
  RehearsalWriter: { chatSettings: { writer: null } },
}

let answers: Answers = {}
let calls: { name: string; variables: unknown }[] = []
let unanswered: string[] = []

/** Replaces `fetch` for the server only. */
export function serve(given: Answers): void {
  answers = { ...everywhere, ...given }
  calls = []
  unanswered = []
  globalThis.fetch = answer
}

type SentVariables<Key extends Name> = Operations[Key]['variables']

export function callsOf<Key extends Name>(name: Key): SentVariables<Key>[] {
  const found = calls.filter((call) => sameName(call.name, name))
  return found.map(({ variables }) => variables as SentVariables<Key>)
}

/** Operations and tables that were requested without an answer in the test. */
export const withoutAnswer = (): readonly string[] => unanswered

const realFetch = globalThis.fetch

const answer: typeof fetch = async (input, init) => {
  const url = new URL(String(input), location.origin)
  if (url.pathname === '/graphql') {
    const { query, variables } = JSON.parse(String(init?.body)) as Record<string, string>
    const name = /(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? ''
    return toResponse(name, answerOf(name), variables, init?.signal)
  }
  const table = /^\/content\/v0\/goodwork\/([\w-]+)/.exec(url.pathname)?.[1]
  if (table === undefined) return realFetch(input, init)
  // A table without an answer is empty.
  const given = answers.content?.[table as never] ?? { fields: [] }
  return toResponse(table, given, undefined, init?.signal)
}

/** The generated names differ in capitals from those in the documents: `RequestSmsotp`. */
const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const answerOf = (name: string): unknown =>
  Object.entries(answers).find(([key]) => sameName(key, name))?.[1]

function toResponse(
  name: string,
  given: unknown,
  variables: unknown,
  signal: AbortSignal | null | undefined,
): Promise<Response> | Response {
  calls.push({ name, variables })
  const all = typeof given === 'function' ? given(variables) : given
  const turn = calls.filter((call) => call.name === name).length - 1
  const one = Array.isArray(all) ? all[Math.min(turn, all.length - 1)] : all
  if (one === offline) throw new TypeError('Failed to fetch')
  if (one === pending) {
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  }
  if (one === undefined) unanswered.push(name)
  if (one === undefined || one instanceof Refusal) return refusalResponse(one)
  const records = (one as { fields?: { id: unknown }[] }).fields
  if (!Array.isArray(records)) return Response.json({ data: one })
  return Response.json({ records: records.map((fields) => ({ id: String(fields.id), fields })) })
}

function refusalResponse(refusal?: Refusal): Response {
  const { code, message, more } = refusal ?? new Refusal('TRY_AGAIN', 'No answer in the test', {})
  const status = STATUS[code]
  const errors = [{ message, extensions: { code, status, ...more } }]
  return Response.json({ data: null, errors, error: { type: code, message } }, { status })
}

type FactorsGiven = {
  totp?: boolean
  sms?: boolean
  codes?: number
  /** The end of the grace period of a company that requires a second factor. */
  graceEnds?: string
}

/** The second factors of the person in the server's answer. */
export const factors = ({
  totp = false,
  sms = false,
  codes = 0,
  graceEnds,
}: FactorsGiven = {}): FactorsQuery => ({
  me: {
    totpEnabled: totp,
    twoFactorSMSEnabled: sms,
    canGetTexts: true,
    totpSince: totp ? '2026-10-01T10:00:00.000Z' : null,
    twoFactorSMSSince: sms ? '2026-10-02T10:00:00.000Z' : null,
    twoFactorPhoneNumber: sms ? '*********1234' : null,
    recoveryCodes: Array.from({ length: codes && 10 }, (_, index) =>
      index < codes ? 'unused' : 'used',
    ),
    graceEnds: graceEnds ?? null,
    company: { name: 'Juniper', require2FA: graceEnds !== undefined },
  },
})
