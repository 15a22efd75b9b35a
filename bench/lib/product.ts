import { DEMO } from './servers.ts'

type Reply<T> = { data?: T; errors?: { message: string }[] }

/** One call of the product's API; throws the server's sentence if it is refused. */
export async function call<T>(
  url: string,
  query: string,
  variables: object = {},
  token?: string,
): Promise<T> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await reply.json()) as Reply<T>
  if (data === undefined || errors !== undefined) throw new Error(errors?.[0]?.message ?? 'refused')
  return data
}

/** Signs a demo person in; answers the token. */
export async function signIn(url: string, who: typeof DEMO = DEMO): Promise<string> {
  const query = `mutation ($email: String!, $password: String!) {
    login(email: $email, password: $password) { token }
  }`
  const { login } = await call<{ login: { token: string } }>(url, query, who)
  return login.token
}
