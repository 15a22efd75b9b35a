import type { MessageKind } from '#messaging/preferences/preferences.rules.ts'
import { en } from './en.ts'
import { htmlOf, type Link, type Page, textOf } from './layout.ts'
import type { Catalogue, Description, Facts, Mail, Sms } from './mail.ts'

const CATALOGUES: Readonly<Record<string, Catalogue>> = { en }

/** The catalogue of the person's language, or English. */
function catalogueFor(language: string | null | undefined): Catalogue {
  const name = language?.toLowerCase().split('-')[0] ?? 'en'
  return (Object.hasOwn(CATALOGUES, name) ? CATALOGUES[name] : undefined) ?? en
}

export type Reader = {
  firstName?: string | null
  /** BCP 47 */
  language?: string | null
  /** IANA name; UTC without one */
  timeZone?: string | null
}

export type Setting = { productName: string; publicUrl: string; now: number }

/** The kind that a person chose, and the token that stops it. */
export type Chosen = { kind: MessageKind; token: string }

export type MailText = { subject: string; text: string; html: string }

/** A mail in the reader's language, as text and HTML. Links start with the configured address. */
export function composeMail(
  mail: Mail,
  reader: Reader,
  setting: Setting,
  chosen?: Chosen,
): MailText {
  const words = catalogueFor(reader.language)
  const facts = factsOf(words, reader, setting)
  const said = tamed(mail)
  // The compiler can't infer that the function matches the kind.
  const describe = words.mails[said.kind] as (mail: Mail, facts: Facts) => Description
  const description = describe(said, facts)
  const page: Page = {
    ...description,
    subject: oneLine(description.subject, 120),
    product: facts.product,
    locale: words.locale,
    greeting: words.greeting(shownName(reader.firstName)),
    copyHint: words.copyHint,
    footer: chosen ? words.chosen[chosen.kind](facts) : words.footer(facts),
    base: setting.publicUrl,
    stops: chosen ? stopsOf(words, chosen.token) : [],
  }
  return { subject: page.subject, text: textOf(page), html: htmlOf(page) }
}

function stopsOf({ stops }: Catalogue, token: string): Link[] {
  const at = (stop: 'kind' | 'mute') => ({
    label: stops[stop],
    path: `/messages/stop?token=${token}&stop=${stop}`,
  })
  return [at('kind'), at('mute'), { label: stops.settings, path: '/messages/settings' }]
}

/** A message of a kind as a push service gets it: JSON, without anything private. */
export function composePush(
  kind: MessageKind,
  path: string,
  reader: Reader,
  { productName }: Setting,
): string {
  const body = catalogueFor(reader.language).push[kind]
  return JSON.stringify({ title: productName, body, path, kind })
}

/** A text message in the reader's language. */
export function composeSms(sms: Sms, reader: Reader, setting: Setting): string {
  const words = catalogueFor(reader.language)
  return words.sms[sms.kind](sms, factsOf(words, reader, setting))
}

function factsOf(words: Catalogue, reader: Reader, { productName, now }: Setting): Facts {
  const write = dateWriter(words.locale, reader.timeZone ?? 'UTC')
  return { product: productName, now, date: (instant) => write.format(instant) }
}

/** A cache, because a formatter takes as long as the mail. There are a few hundred zones. */
const writers = new Map<string, Intl.DateTimeFormat>()

function dateWriter(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const known = writers.get(key)
  if (known !== undefined) return known
  const options = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const
  try {
    const writer = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    writers.set(key, writer)
    return writer
  } catch {
    // An unknown time zone must not prevent the mail.
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  }
}

const oneLine = (text: string, most: number) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)

/** Shortens text that strangers may have chosen, to one line without links. */
function tamed(mail: Mail): Mail {
  if (mail.kind === 'newDevice') {
    return { ...mail, client: unlinked(mail.client), place: unlinked(mail.place) }
  }
  if ('company' in mail && mail.company != null) return { ...mail, company: named(mail.company) }
  if ('inviter' in mail) return { ...mail, inviter: named(mail.inviter) }
  if (mail.kind === 'reminder') {
    const title = mail.title && unlinked(mail.title)
    return { ...mail, title, text: oneLine(mail.text, MOST_OF_REMINDER).replace(LINK, ' ') }
  }
  if (mail.kind === 'digest') {
    const goals = mail.goals.map((goal) => ({ ...goal, title: unlinked(goal.title) }))
    return { ...mail, goals, reminders: mail.reminders.map(unlinked) }
  }
  if ('titles' in mail) return { ...mail, titles: mail.titles.map(unlinked) }
  if ('newEmail' in mail) return { ...mail, newEmail: halfHidden(mail.newEmail) }
  return mail
}

const LINK = /:\/\/|www\./gi
const MOST_OF_REMINDER = 400

/** Removes text that mail programs would turn into a link. */
const unlinked = (text: string) => oneLine(text, 80).replace(LINK, ' ')

/** A zero-width space, so that mail programs don't turn a name like "booking.com" into a link. */
const BREAK = '\u200b'

/** The same as `unlinked`, for the name of a company or a person. */
const named = (text: string) =>
  unlinked(text).replace(/(?<=\S)([.@])(?=[\p{L}\p{N}])/gu, `$1${BREAK}`)

/** Shows only the first letter and the domain, since another person may own the old mailbox now. */
function halfHidden(email: string): string {
  const line = oneLine(email, 254)
  const at = line.lastIndexOf('@')
  return at < 1 ? '…' : `${[...line][0]}…${line.slice(at)}`
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u
const MOST_WORDS = 3

/** The first name if it looks like one, because strangers can type links or sentences there. */
function shownName(firstName: string | null | undefined): string | undefined {
  const name = (firstName ?? '').trim()
  return NAME.test(name) && name.split(/\s+/).length <= MOST_WORDS ? name : undefined
}
