import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import type { Actor } from '#testing/factories.ts'
import {
  codeTo,
  link,
  linkOutcome,
  NEW_PASSWORD,
  resetCode,
  settle,
  signUp,
} from '#testing/links.ts'
import { anAppHolder, appCode, aSignedIn, make, pendingToken } from '#testing/second-factors.ts'
import { holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const WHILE_IT_RUNS_MS = 300

describe.each(DATABASES)('an intruder and the owner who act at once on %s', (database) => {
  const app = testApp(database, {}, undefined, { passwords: 'product' })

  type Place = 'before its transaction' | 'at the end of its transaction'

  /** Pauses `first` before or at the end of its last transaction, while it starts `second`. */
  async function crossed<A, B>(
    place: Place,
    transactions: number,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> {
    const { services } = app
    const { store } = services
    const ready = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let begun = 0
    const stand = async () => {
      ready.resolve()
      await goOn.promise
    }
    services.store = {
      ...store,
      write: async (work) => {
        begun += 1
        if (begun < transactions) return store.write(work)
        if (place === 'before its transaction') await stand()
        return store.write(async (trx) => {
          const value = await work(trx)
          if (place === 'at the end of its transaction') await stand()
          return value
        })
      },
    }
    const one = first()
    await ready.promise
    services.store = store
    const two = second()
    // An open transaction may block `second`; a transaction that has not begun cannot.
    const mayWait = place === 'at the end of its transaction'
    await (mayWait ? Promise.race([two, sleep(WHILE_IT_RUNS_MS)]) : two)
    goOn.resolve()
    return Promise.all([one, two])
  }

  describe.each<Place>(['before its transaction', 'at the end of its transaction'])(
    'paused %s',
    (place) => {
      const resetOf = async (person: Actor) => {
        const code = await resetCode(app, person.email)
        return () => linkOutcome(app, 'resetPassword', { password: NEW_PASSWORD, code })
      }

      it('a reset ends a session that starts at the same time (promise 5)', async () => {
        const person = await anAppHolder(app)
        const waiting = await pendingToken(app, person)
        app.clock.move(30_000)
        const code = appCode(person.secret, app.clock.now())
        const finish = () => make(app, 'verifyTOTP', waiting, { code })
        const [{ data }, done] = await crossed(place, 1, finish, await resetOf(person))
        expect(done).toBe('done')
        expect(await holderOf(app, data?.verifyTOTP.token ?? 'refused')).toBe('nobody')
      })

      it('refuses to make recovery codes in a session that a reset has ended', async () => {
        const person = await anAppHolder(app)
        const generate = () => make(app, 'generateRecoveryCodes', person.token)
        const [{ errors }, done] = await crossed(place, 1, generate, await resetOf(person))
        expect(done).toBe('done')
        // Codes made before the reset stay, because a mail informs the owner about them.
        const late = place === 'before its transaction'
        expect(errors[0]?.extensions.code).toBe(late ? 'UNAUTHENTICATED' : undefined)
      })

      it('a reset ends an address change that is asked for at the same time', async () => {
        const person = await aSignedIn(app)
        const email = `intruder-${person.email}`
        const ask = () => link(app, 'emailChange', { email }, { token: person.token })
        const [, done] = await crossed(place, 2, ask, await resetOf(person))
        expect(done).toBe('done')
        const code = await codeTo(app, email, 'confirmNewAddress')
        expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('INVALID_CODE')
        expect(await outcomeOf(app, { email: person.email, password: NEW_PASSWORD })).toBe('active')
      })

      it('confirming a contested sign-up ends an address change of the stranger', async () => {
        const email = `ada-${place.length}@crossing.example`
        await signUp(app, email, { password: PASSWORD })
        const { token } = (await signIn(app, { email })).data.login
        await signUp(app, email)
        const own = await codeTo(app, email, 'verifyAddress')
        const elsewhere = `mallory-${place.length}@crossing.example`
        const [, done] = await crossed(
          place,
          2,
          () => link(app, 'emailChange', { email: elsewhere }, { token }),
          () => linkOutcome(app, 'verifyEmail', { code: own }),
        )
        expect(done).toBe('done')
        const code = await codeTo(app, elsewhere, 'confirmNewAddress')
        expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('INVALID_CODE')
        expect(await outcomeOf(app, { email, password: PASSWORD })).toBe('INVALID_CREDENTIALS')
        expect(await settle(app, email, NEW_PASSWORD)).toBe('done')
        expect(await outcomeOf(app, { email, password: NEW_PASSWORD })).toBe('active')
      })
    },
  )
})
