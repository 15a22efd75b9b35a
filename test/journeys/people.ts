/** The password of every demo person here: playwright.config.ts gives it to the server. */
export const password = 'journey-password-1'

/** One person for each parallel worker, so that no two journeys share goals. */
const emails = [
  'member@juniper.example',
  'member@harbour.example',
  'lead@juniper.example',
  'admin@harbour.example',
] as const

type Answer<T> = { data?: T | null; errors?: { message: string; extensions?: { code?: string } }[] }

/** Sends a query to the server beside the browser. `token` is null for a signed-out client. */
export async function ask<T>(
  base: string,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<T>> {
  const response = await fetch(new URL('/graphql', base), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as Answer<T>
}

/** A signed-in demo person, and a function that sends queries with their session. */
export type Person = {
  email: string
  token: string
  /** Answers the data; throws the server's first error message. */
  ask: <T>(query: string, variables?: Record<string, unknown>) => Promise<T>
}

/** Signs in the demo person of a worker by the API. `index` is the number of the worker. */
export const aPerson = (base: string, index: number): Promise<Person> =>
  signedIn(base, emails[index % emails.length] as string)

/** Signs in a demo person by the API: a session of its own, which a journey may end. */
export async function signedIn(base: string, email: string): Promise<Person> {
  const login =
    'mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { token } }'
  const variables = { email, password }
  const { login: session } = await expectData<{ login: { token: string } }>(
    ask(base, null, login, variables),
  )
  return personOf(base, { email, token: session.token })
}

/** A person with this session. */
export const personOf = (base: string, session: Pick<Person, 'email' | 'token'>): Person => ({
  ...session,
  ask: (query, more) => expectData(ask(base, session.token, query, more)),
})

async function expectData<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, errors } = await answer
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'no data')
  return data
}

export type Goal = {
  _id: string
  version: number
  adviceId: string | null
  impactAdviceId: string | null
  adviceTitle: string | null
  entity: string | null
  progress: string | null
  specific: string | null
  measurable: string | null
  endDate: string | null
  partner: string | null
  note: string | null
  isGoal: boolean
  isBookmark: boolean
  advices: { id: string; title: string }[]
}

/** The goals and bookmarks of the person on the server. */
export async function goalsOf(person: Person): Promise<Goal[]> {
  const query = `{ goalBookmarkGetMany { _id version adviceId impactAdviceId adviceTitle entity
    progress specific measurable endDate partner note isGoal isBookmark advices { id title } } }`
  return (await person.ask<{ goalBookmarkGetMany: Goal[] }>(query)).goalBookmarkGetMany
}

/** Deletes the goals and bookmarks that earlier journeys of this person saved. */
export async function forgetGoals(person: Person): Promise<void> {
  for (const { _id } of await goalsOf(person)) {
    await person.ask('mutation D($_id: ID!) { goalDelete(_id: $_id) { _id } }', { _id })
  }
}

let made = 0

/** Saves a goal for the person; missing fields get a default. Answers its `_id` and title. */
export async function aGoal(
  person: Person,
  fields: Record<string, unknown> = {},
): Promise<{ _id: string; title: string }> {
  made += 1
  const obj = {
    adviceId: `journey-advice-${Date.now()}-${made}`,
    adviceTitle: `Ask one open question ${made}`,
    adviceBody: 'Ask one open question in the next meeting.\n\n“What did I miss?”',
    actionId: 'journey-action',
    actionTitle: 'Listen before you answer',
    category: 'Listening',
    entity: 'team',
    isGoal: true,
    ...fields,
  }
  const create = 'mutation C($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
  const { goalCreate } = await person.ask<{ goalCreate: { _id: string } }>(create, { obj })
  return { _id: goalCreate._id, title: obj.adviceTitle }
}
