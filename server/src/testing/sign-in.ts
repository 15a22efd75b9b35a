import type { Answer, TestApp } from '#testing/test-app.ts'

export const PASSWORD = 'five green bicycles'

export type Attempt = {
  email: string
  password?: string
  isIosLogin?: boolean
  /** The address of the client; by default this machine */
  from?: string
  headers?: Record<string, string>
}

const LOGIN = `mutation($email: String!, $password: String!, $isIosLogin: Boolean) {
  login(email: $email, password: $password, isIosLogin: $isIosLogin) { token state }
}`

export async function callFrom(
  app: Pick<TestApp, 'http'>,
  query: string,
  variables: object,
  { from, headers = {} }: { from?: string | undefined; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const reply = await app.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  })
  const body = reply.json()
  return {
    status: reply.statusCode,
    data: body.data,
    errors: body.errors ?? [],
    headers: reply.headers,
  }
}

/** A sign-in, by default with the right password. */
export function signIn(app: Pick<TestApp, 'http'>, attempt: Attempt): Promise<Answer> {
  const { email, password = PASSWORD, isIosLogin = false, from, headers = {} } = attempt
  return callFrom(app, LOGIN, { email, password, isIosLogin }, { from, headers })
}

/** As signIn; returns the code of the refusal, or the state of the session. */
export async function outcomeOf(app: Pick<TestApp, 'http'>, attempt: Attempt): Promise<string> {
  const { data, errors } = await signIn(app, attempt)
  return errors[0]?.extensions.code ?? data.login.state
}

/** Counts the password checks and hashes from now on; they still run. */
export function countWork(app: TestApp): { verified: number; hashed: number } {
  const { passwords } = app.services
  const { verify, hash } = passwords
  const count = { verified: 0, hashed: 0 }
  passwords.verify = (stored, password) => {
    count.verified += 1
    return verify(stored, password)
  }
  passwords.hash = (password, like) => {
    count.hashed += 1
    return hash(password, like)
  }
  return count
}

/** The id of a token's owner, by the API; a word that is no id for a refused token. */
export async function holderOf(app: TestApp, token: string): Promise<string> {
  const { data } = await app.call('{ me { _id } }', {}, token)
  return data?.me?._id ?? 'nobody'
}
