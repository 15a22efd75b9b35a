import { describe, expect, it } from 'vitest'
import { composeMail, composeSms, type Reader } from './compose.ts'
import type { Mail } from './mail.ts'

const CODE = 'c0de-'.padEnd(43, 'x')
const NOW = Date.parse('2026-11-21T09:00:00Z')
const UNTIL = NOW + 30 * 60_000
const BASE = 'https://work.example/app'
const SETTING = { productName: 'Good & Work', publicUrl: BASE, now: NOW }

/** One mail of each kind. */
const ALL: { [K in Mail['kind']]: Extract<Mail, { kind: K }> } = {
  verifyAddress: { kind: 'verifyAddress', code: CODE, until: UNTIL, company: 'Juniper' },
  accountExists: { kind: 'accountExists' },
  setPassword: { kind: 'setPassword', code: CODE, until: UNTIL },
  resetLink: { kind: 'resetLink', code: CODE, until: UNTIL, company: 'Juniper' },
  passwordChanged: { kind: 'passwordChanged' },
  confirmNewAddress: {
    kind: 'confirmNewAddress',
    code: CODE,
    until: UNTIL,
    company: null,
    asks: true,
  },
  addressChangeAsked: { kind: 'addressChangeAsked', newEmail: 'ada.new@b.example' },
  addressChanged: { kind: 'addressChanged', newEmail: 'ada.new@b.example' },
  addressIsNew: { kind: 'addressIsNew' },
  newDevice: { kind: 'newDevice', client: 'Firefox on Windows', place: '203.0.113.7' },
  factorSetUp: { kind: 'factorSetUp', factor: 'totp' },
  factorRemoved: { kind: 'factorRemoved', factor: 'sms' },
  recoveryCodesMade: { kind: 'recoveryCodesMade' },
  recoveryCodeUsed: { kind: 'recoveryCodeUsed', left: 7 },
  fewRecoveryCodes: { kind: 'fewRecoveryCodes', left: 2 },
  secondFactorLocked: { kind: 'secondFactorLocked', isForGood: false },
  accountUnlocked: { kind: 'accountUnlocked' },
  recoveryByOperator: { kind: 'recoveryByOperator' },
  accountClosed: { kind: 'accountClosed', code: CODE, until: UNTIL },
  accountKept: { kind: 'accountKept', lost: null },
  dataExported: { kind: 'dataExported' },
  invitation: { kind: 'invitation', company: 'Juniper', code: CODE, until: UNTIL, isAdmin: false },
  partnerInvitation: { kind: 'partnerInvitation', inviter: 'Grace Hopper', until: UNTIL },
  domainCode: {
    kind: 'domainCode',
    company: 'Juniper',
    domain: 'juniper.example',
    code: 'K7QM-4XTP',
    until: UNTIL,
  },
  accessEnded: { kind: 'accessEnded' },
  accessBack: { kind: 'accessBack' },
  firstAdmin: { kind: 'firstAdmin', code: CODE, until: UNTIL },
  appAdminAppointed: { kind: 'appAdminAppointed' },
  appAdminRemoved: { kind: 'appAdminRemoved' },
  testMail: { kind: 'testMail', until: UNTIL },
  paymentFailed: { kind: 'paymentFailed', until: UNTIL },
  membershipEnded: { kind: 'membershipEnded' },
  giftGiven: { kind: 'giftGiven', until: UNTIL },
  stillPaying: { kind: 'stillPaying' },
  plan: { kind: 'plan', titles: ['Ask first'], path: '/impact-goal', until: UNTIL },
  checkIn: {
    kind: 'checkIn',
    titles: ['Ask first', 'Say thank you', 'Greet'],
    path: '/impact-goal',
    answer: 'user.goal.2026-11-21.mac',
    until: UNTIL,
  },
  partnerNews: { kind: 'partnerNews', inviter: 'Grace', news: 'question', until: UNTIL },
  reminder: { kind: 'reminder', title: 'Thanks', text: 'Thank someone by name.', until: UNTIL },
  digest: {
    kind: 'digest',
    goals: [{ title: 'Ask first', day: '2026-12-01' }],
    advice: { title: 'Greet by name', path: '/impact-actions/action?id=1' },
    reminders: ['Fire drill'],
    until: UNTIL,
  },
}
const KINDS = Object.keys(ALL) as Mail['kind'][]

const compose = (mail: Mail, reader: Reader = { firstName: 'Ada' }) =>
  composeMail(mail, reader, SETTING)

/** The visible text of the HTML, one line for each block. */
const readable = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<br>|<\/(p|h1)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))

describe.each(KINDS)('mail %s', (kind) => {
  const { subject, text, html } = compose(ALL[kind])

  it('writes a mail with a subject of one line and the same content as text and as HTML', () => {
    expect(subject).toMatch(/^\P{C}{5,70}$/u)
    expect(text).toMatch(/^Hello Ada,\n\n/)
    const shown = readable(html)
    for (const line of text.split('\n')) {
      if (line.trim() === '' || line === '-- ') continue
      // A mail with several links has them under their labels.
      if (line.startsWith(`${BASE}/messages/`)) expect(html).toContain(line.replace(/&/g, '&#38;'))
      else expect(shown, line).toContain(line.replace(/:$/, ''))
    }
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
  })

  it('writes a mail without images, scripts or other requests', () => {
    expect(html).not.toMatch(
      /<(img|script|link|iframe|object|form|video|svg)|url\(|@import| on\w+=/i,
    )
    expect(html).not.toMatch(/\b(src|srcset|background|poster)=/i)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })

  it('links from a mail only to the configured address', () => {
    for (const found of `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? []) {
      expect(found.startsWith(`${BASE}/`)).toBe(true)
    }
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(links).size).toBeLessThanOrEqual(kind === 'checkIn' ? 3 : 1)
    if (links[0] !== undefined) expect(text.split('\n')).toContain(links[0].replace(/&#38;/g, '&'))
  })
})

describe('links and codes of mails', () => {
  it.each([
    ['verifyAddress', `${BASE}/auth/verify-email?code=${CODE}`],
    ['resetLink', `${BASE}/auth/reset-password?code=${CODE}`],
    ['confirmNewAddress', `${BASE}/auth/verify-email?code=${CODE}`],
    ['accountClosed', `${BASE}/auth/keep-account?code=${CODE}`],
    ['firstAdmin', `${BASE}/setup?code=${CODE}`],
  ] as const)('puts the code into the link of the mail %s', (kind, href) => {
    const { text, html } = compose(ALL[kind])
    expect(text.split('\n')).toContain(href)
    expect(html).toContain(`href="${href}"`)
  })

  it('shows the code of a mail only once and not in the subject', () => {
    for (const kind of KINDS) {
      const mail = ALL[kind]
      const { subject, text } = compose(mail)
      const code = 'code' in mail ? mail.code : CODE
      expect(subject).not.toContain(code)
      expect(text.split(code).length - 1).toBe('code' in mail ? 1 : 0)
    }
  })
})

describe('texts of strangers in mails', () => {
  it('greets a person by first name only if it looks like a name', () => {
    const greeting = (firstName: string | null) =>
      compose(ALL.accountExists, { firstName }).text.split('\n')[0]
    for (const name of ['Ada', 'Jean-Luc', 'Zoë', 'O’Brien', '明', 'María José', 'Nguyễn Thị']) {
      expect(greeting(name)).toBe(`Hello ${name},`)
    }
    const odd = [
      'evil.example',
      'https://evil.example',
      'You won, go to evil',
      'Ada\r\nBcc: eve@e.example',
      'Ada\u2028Next',
      '<b>Ada</b>',
      'eve@e.example',
      'Win 1000',
      'A'.repeat(41),
      'one two three four',
      '',
      null,
    ]
    for (const name of odd) expect(greeting(name)).toBe('Hello,')
  })

  it('escapes text of strangers in mails and never turns it into a link', () => {
    const client = '<a href="https://evil.example">\r\nUpdate now</a>\u0000www.evil.example'
    const { text, html } = compose({ kind: 'newDevice', client, place: '"><script>x</script>' })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="https://evil')
    expect(`${text}${html}`).not.toMatch(/https:\/\/evil|www\.evil/)
    expect(text).toMatch(/^Device: <a href=.*Update now<\/a>/m)
  })

  it.each([
    ['https://evil.example/login'],
    ['evil.example'],
    ['Pay now at EVIL.example/x?y'],
    ['mail me@evil.example'],
  ])('keeps mail programs from turning a name into a link: %s', (name) => {
    const invitation = { ...ALL.invitation, company: name }
    for (const mail of [invitation, { ...ALL.partnerInvitation, inviter: name }]) {
      const { subject, text, html } = compose(mail as typeof invitation)
      const own = `${subject} ${text} ${html}`.replaceAll(/https:\/\/work\.example\S*/g, '')
      expect(own).not.toMatch(/:\/\/evil|evil\.example|me@evil/i)
    }
    expect(compose({ ...ALL.invitation, company: 'Dr. Ada & Co.' }).text).toContain('Dr. Ada & Co.')
  })

  it.each(['addressChangeAsked', 'addressChanged'] as const)(
    'hides part of the new address in mail to the old one: %s',
    (kind) => {
      const { text, html } = compose(ALL[kind])
      expect(text).toContain('a…@b.example')
      expect(`${text}${html}`).not.toContain('ada.new')
    },
  )

  it('escapes the name of the product in HTML mail', () => {
    const { html } = compose(ALL.verifyAddress)
    expect(html).toContain('Good &#38; Work')
    expect(html).not.toContain('Good & Work')
  })
})

describe('language and time of mails', () => {
  it('writes mail in English for a language without texts', () => {
    const english = compose(ALL.resetLink)
    for (const language of ['de', 'en', 'EN-us', 'constructor', '__proto__', '', null]) {
      expect(compose(ALL.resetLink, { firstName: 'Ada', language })).toEqual(english)
    }
  })

  it('shows in a mail the end of a link in the reader’s time zone', () => {
    const until = (timeZone: string | null) =>
      /until (.+?)\./.exec(compose(ALL.resetLink, { timeZone }).text)?.[1]
    expect(until(null)).toBe('21 November 2026 at 09:30 UTC')
    expect(until('Europe/Berlin')).toBe('21 November 2026 at 10:30 CET')
    expect(until('Pacific/Auckland')).toMatch(/^21 November 2026 at 22:30 /)
    expect(until('Mars/Olympus')).toBe('21 November 2026 at 09:30 UTC')
  })

  it('uses the right plural for recovery codes in a mail', () => {
    const said = (left: number) => compose({ kind: 'fewRecoveryCodes', left }).subject
    expect([0, 1, 2].map(said)).toEqual([
      'You have no recovery codes left',
      'You have 1 recovery code left',
      'You have 2 recovery codes left',
    ])
  })
})

describe('text message', () => {
  it('writes the code and the product’s name into one text message', () => {
    const sms = composeSms({ kind: 'code', code: '012345', until: UNTIL }, {}, SETTING)
    expect(sms).toMatch(/^012345 is your Good & Work code\./)
    expect(sms.length).toBeLessThanOrEqual(160)
    expect(sms).not.toMatch(/https?:/)
  })
})

describe('mails that a person chose', () => {
  const chosen = { kind: 'checkIn', token: 'checkIn.user.mac' } as const
  const { text, html } = composeMail(ALL.checkIn, { firstName: 'Ada' }, SETTING, chosen)

  it('says why it comes, and links to the ways to stop it', () => {
    expect(text).toContain('because you asked for emails about your check-ins')
    for (const stop of ['kind', 'mute']) {
      const href = `${BASE}/messages/stop?token=checkIn.user.mac&stop=${stop}`
      expect(text.split('\n')).toContain(href)
      expect(html).toContain(`href="${href.replace('&', '&#38;')}"`)
    }
    expect(text).toContain(`${BASE}/messages/settings`)
  })

  it('removes links from the titles of goals, which people write', () => {
    const titles = ['See https://evil.example and www.evil.example']
    const mail = composeMail({ ...ALL.checkIn, titles }, {}, SETTING, chosen)
    expect(`${mail.text}${mail.html}`).not.toMatch(/https:\/\/evil|www\.evil/)
  })
})
