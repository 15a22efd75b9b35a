import { createHmac } from 'node:crypto'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { callFrom, PASSWORD } from '#testing/sign-in.ts'
import type { Answer, TestApp } from '#testing/test-app.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes base32. */
export function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that an authenticator app shows at an instant (RFC 6238). */
export function appCode(secret: string, at: number, digits = 6): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', bytesOf(secret)).update(step).digest()
  const number = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const TOKEN = '{ token state }'
const byCode = (name: string) => `mutation($code: String!) { ${name}(code: $code) ${TOKEN} }`

const CALLS = {
  initiateTOTP: 'mutation { initiateTOTP { secret uri } }',
  verifyTOTP: byCode('verifyTOTP'),
  disableTOTP: `mutation($code: String, $recoveryCode: String) {
    disableTOTP(code: $code, recoveryCode: $recoveryCode) ${TOKEN} }`,
  setupSMSOTP: 'mutation($phone: String!) { setupSMSOTP(phone: $phone) }',
  verifySMSOTP: byCode('verifySMSOTP'),
  requestSMSOTP: 'mutation { requestSMSOTP }',
  verifyAndDisableSMSOTP: byCode('verifyAndDisableSMSOTP'),
  disableSMSOTPWithRecovery: byCode('disableSMSOTPWithRecovery'),
  generateRecoveryCodes: 'mutation { generateRecoveryCodes }',
  useRecoveryCode: byCode('useRecoveryCode'),
  secondFactorTest: 'mutation($code: String!) { secondFactorTest(code: $code) }',
} as const
export type Call = keyof typeof CALLS

export const make = (app: TestApp, name: Call, token: string, variables: object = {}) =>
  app.call(CALLS[name], variables, token)

/** As `make`; returns the answer of the call, and fails if it is refused. */
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answered
export async function done(app: TestApp, name: Call, token: string, variables = {}): Promise<any> {
  const { data, errors } = await make(app, name, token, variables)
  if (errors[0] !== undefined) throw new Error(`${name}: ${errors[0].extensions.code}`)
  return data[name]
}

/** As `make`; returns the code of the refusal, or the new state, or 'done'. */
export async function outcome(app: TestApp, name: Call, token: string, variables = {}) {
  const { data, errors } = await make(app, name, token, variables)
  return errors[0]?.extensions.code ?? data[name].state ?? 'done'
}

const LOGIN = `mutation($email: String!, $password: String!, $code: String) {
  login(email: $email, password: $password, code: $code) ${TOKEN} }`

/** A sign-in with a password and a code. */
export const signInWith = (
  app: TestApp,
  { email }: Actor,
  code?: string | null,
  password = PASSWORD,
): Promise<Answer> => callFrom(app, LOGIN, { email, password, code })

/** The token of a sign-in that waits for the second factor. */
export async function pendingToken(app: TestApp, actor: Actor): Promise<string> {
  const { data } = await signInWith(app, actor)
  if (data?.login.state !== 'pending_2fa') throw new Error(`The sign-in is ${data?.login.state}`)
  return data.login.token
}

type PersonOptions = Parameters<typeof aPerson>[1]

/** A person with a password and a new session. */
export async function aSignedIn(app: TestApp, options: PersonOptions = {}): Promise<Actor> {
  const person = await aPerson(app, options)
  await setPassword(app, person, PASSWORD)
  return person
}

export type AppHolder = Actor & { secret: string }

/** Sets up an authenticator app by the code of half a minute ago: later codes stay unused. */
export async function setUpApp<T extends Actor>(app: TestApp, actor: T): Promise<T & AppHolder> {
  const { secret } = await done(app, 'initiateTOTP', actor.token)
  const code = appCode(secret, app.clock.now() - 30_000)
  const { token } = await done(app, 'verifyTOTP', actor.token, { code })
  return { ...actor, token, secret }
}

export async function setUpPhone<T extends Actor>(app: TestApp, actor: T, phone: string) {
  await done(app, 'setupSMSOTP', actor.token, { phone })
  const code = await textedCode(app, phone)
  const { token } = await done(app, 'verifySMSOTP', actor.token, { code })
  return { ...actor, token, phone }
}

export const anAppHolder = async (app: TestApp, options: PersonOptions = {}): Promise<AppHolder> =>
  setUpApp(app, await aSignedIn(app, options))

/** The rows of the outbox of one kind, oldest first. */
export async function outboxOf(app: TestApp, user: string, kind?: string) {
  const rows = await app.services.store.read
    .selectFrom('outbox')
    .selectAll()
    .where('user', '=', user)
    .orderBy('_id')
    .execute()
  return rows.filter((row) => row.channel === 'mail' && (kind ?? row.kind) === row.kind)
}

/** Every code that was texted to a number, oldest first. */
export async function textedCodes(app: TestApp, phone: string): Promise<string[]> {
  const rows = await app.services.store.read
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', phone)
    .where('channel', '=', 'sms')
    .orderBy('_id')
    .execute()
  return rows.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? 'no code')
}

export const textedCode = async (app: TestApp, phone: string): Promise<string> =>
  (await textedCodes(app, phone)).at(-1) ?? 'nothing was texted'

/** A code that differs from all of these. */
export function another(...codes: string[]): string {
  let guess = 0
  while (codes.includes(String(guess).padStart(6, '0'))) guess += 1
  return String(guess).padStart(6, '0')
}

/** A code that an app does not show within a minute of now. */
export const wrongCode = (app: TestApp, { secret }: AppHolder): string =>
  another(...[-60, -30, 0, 30, 60].map((off) => appCode(secret, app.clock.now() + off * 1000)))
