import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryError } from '#integrations/delivery.ts'
import { type TextMessage, twilioTexter } from '#integrations/texter.ts'
import { aTwilio, type Twilio } from '#testing/twilio.ts'

const SETTINGS = {
  accountSid: `AC${'1'.repeat(32)}`,
  authToken: 'token-4711',
  from: '+15550100000',
}
const MESSAGE: TextMessage = {
  to: '+4915112345678',
  text: '123456 is your code & more +1 – grüß',
  validForSeconds: 300,
}

describe('sending a text message by Twilio', () => {
  let twilio: Twilio
  beforeEach(async () => {
    twilio = await aTwilio()
  })
  afterEach(() => twilio.close())

  const send = (message: Partial<TextMessage> = {}, settings = {}, ms = 5_000) =>
    twilioTexter({ ...SETTINGS, ...settings }, twilio.url).send(
      { ...MESSAGE, ...message },
      AbortSignal.timeout(ms),
    )
  const failure = async (sending: Promise<void>): Promise<DeliveryError> => {
    const error = await sending.then(
      () => undefined,
      (refused: DeliveryError) => refused,
    )
    if (error === undefined) throw new Error('It was sent.')
    return error
  }

  it('sends a text message as a form with the credentials of the account', async () => {
    await send()
    expect(twilio.requests).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${SETTINGS.accountSid}/Messages.json`,
        user: `${SETTINGS.accountSid}:token-4711`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: {
          To: '+4915112345678',
          From: '+15550100000',
          Body: MESSAGE.text,
          ValidityPeriod: '300',
        },
      },
    ])
  })

  it('sends a text message by a messaging service, without a validity period', async () => {
    const from = `MG${'2'.repeat(32)}`
    await send({ validForSeconds: undefined }, { from })
    expect(twilio.requests[0]?.form).toEqual({
      To: MESSAGE.to,
      MessagingServiceSid: from,
      Body: MESSAGE.text,
    })
  })

  it.each([
    [0, '1'],
    [100_000, '36000'],
  ])(
    'limits the validity of a text message of %i seconds to the range of Twilio',
    async (validForSeconds, asked) => {
      await send({ validForSeconds })
      expect(twilio.requests[0]?.form.ValidityPeriod).toBe(asked)
    },
  )

  it.each([
    [400, 21211, true],
    [400, 21610, true],
    [400, 21614, true],
    [400, 20001, false],
    [401, 20003, false],
    [403, 21408, false],
    [429, 20429, false],
    [500, 20500, false],
    [503, 20503, false],
  ])(
    'a text message fails with Twilio’s status %i and code %i; permanent: %s',
    async (status, code, permanent) => {
      twilio.answer = { status, body: JSON.stringify({ code, message: 'Told\r\nwhy', status }) }
      const error = await failure(send())
      expect(error.reason).toBe(`TWILIO ${status} ${code}`)
      expect(error.said).toBe('Told why')
      expect(error.permanent).toBe(permanent)
      expect(error.reason).not.toContain('token-4711')
    },
  )

  it('a text message fails if Twilio’s answer is not JSON', async () => {
    twilio.answer = { status: 502, body: '<html>Bad gateway</html>' }
    expect(await failure(send())).toMatchObject({
      reason: 'TWILIO 502',
      said: '',
      permanent: false,
    })
  })

  it('follows no redirect of Twilio, which could get the credentials', async () => {
    twilio.answer = { status: 307, body: '', location: `${twilio.url}/elsewhere` }
    expect((await failure(send())).permanent).toBe(false)
    expect(twilio.requests).toHaveLength(1)
  })

  it('a text message fails if Twilio refuses the connection or does not answer in time', async () => {
    twilio.answer = 'silence'
    expect((await failure(send({}, {}, 200))).reason).toBe('TWILIO TimeoutError')
    await twilio.close()
    expect((await failure(send())).reason).toBe('TWILIO ECONNREFUSED')
  })

  it.each(['whatsapp:+4915112345678', '015112345678', '', '+49151123456789012', '+49 151'])(
    'sends no text message to the invalid number %j',
    async (to) => {
      expect(await failure(send({ to }))).toMatchObject({ permanent: true })
      expect(twilio.requests).toEqual([])
    },
  )
})
