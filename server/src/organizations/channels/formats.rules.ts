import type { ChannelKind } from './channels.rules.ts'

export type ReminderLine = { id: string; day: string; theme: string | null; text: string }
export type TipLine = { id: string; title: string; text: string }

/** The public data of each event; nothing about a person. docs/webhooks.md explains them. */
export type ChannelEvent =
  | { type: 'reminder.published'; data: { reminder: ReminderLine; url: string } }
  | {
      type: 'digest.weekly'
      data: { week: string; reminders: ReminderLine[]; tips: TipLine[]; url: string }
    }
  | { type: 'channel.test'; data: { message: string; url: string } }

type Part = { heading?: string; text: string }
type Card = { title: string; parts: Part[]; link: string; url: string }

const MOST_TEXT = 500
const MOST_LINE = 120
const MOST_LINES = 10

/** A text of at most so many characters. */
function shortened(text: string, most: number): string {
  const signs = [...text.trim()]
  return signs.length <= most
    ? text.trim()
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

const firstLine = (text: string): string => shortened(text.trim().split('\n')[0] ?? '', MOST_LINE)

function cardOf({ type, data }: ChannelEvent): Card {
  const { url } = data
  if (type === 'channel.test') {
    return { title: 'A test', parts: [{ text: data.message }], link: 'Open the channels', url }
  }
  const link = 'Open the hub'
  if (type === 'reminder.published') {
    const { theme, text } = data.reminder
    const title = theme === null ? 'Reminder of the month' : `Reminder: ${shortened(theme, 100)}`
    return { title, parts: [{ text: shortened(text, MOST_TEXT) }], link, url }
  }
  const shown = data.reminders.slice(0, MOST_LINES)
  const parts = [
    ...shown.map(({ theme, text }) => ({
      heading: theme === null ? 'Reminder' : `Reminder: ${shortened(theme, 100)}`,
      text: firstLine(text),
    })),
    ...data.tips.map(({ title, text }) => ({ heading: `Tip: ${title}`, text })),
  ]
  return { title: 'This week', parts, link, url }
}

/**
 * Slack reads `&`, `<` and `>` as control characters: `<!channel>` would call everyone. Servers
 * with the same format, such as Mattermost, also read `@channel`.
 */
const slackText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/@(?=(channel|here|everyone|all)\b)/gi, '@\u2060')

/** A message for a Slack incoming webhook. `verbatim` links no names of people and channels. */
function slackBody({ title, parts, link, url }: Card): object {
  const mrkdwn = (text: string) => ({ type: 'mrkdwn', text, verbatim: true })
  const sections = parts.map(({ heading, text }) => ({
    type: 'section',
    text: mrkdwn(
      heading === undefined ? slackText(text) : `*${slackText(heading)}*\n${slackText(text)}`,
    ),
  }))
  const lines = parts.map(({ heading, text }) =>
    heading === undefined ? text : `${heading}: ${text}`,
  )
  return {
    // For notifications, and for servers that know no blocks
    text: slackText([title, ...lines].join('\n')),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
      ...sections,
      { type: 'section', text: mrkdwn(`<${slackText(url)}|${link}>`) },
    ],
  }
}

/** A block for each line: text runs have no Markdown, so that a text can't hold links or mentions. */
const teamsLines = (text: string, look: object) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => ({
      ...{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line, ...look }] },
      ...(at > 0 && { spacing: 'Small' }),
    }))

/** A message for a Teams workflow ("When a Teams webhook request is received"). */
function teamsBody({ title, parts, link, url }: Card): object {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      ...teamsLines(title, { size: 'Large', weight: 'Bolder' }),
      ...parts.flatMap(({ heading, text }) => [
        ...teamsLines(heading ?? '', { weight: 'Bolder' }),
        ...teamsLines(text, {}),
      ]),
    ],
    actions: [{ type: 'Action.OpenUrl', title: link, url }],
  }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] }
}

/** The body of a message to a channel of this kind; `at` is the time of its event. */
export function bodyFor(kind: ChannelKind, event: ChannelEvent, at: number): string {
  if (kind === 'slack') return JSON.stringify(slackBody(cardOf(event)))
  if (kind === 'teams') return JSON.stringify(teamsBody(cardOf(event)))
  const { type, data } = event
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })
}
