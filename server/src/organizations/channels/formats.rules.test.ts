import { describe, expect, it } from 'vitest'
import { digestMoment, isDue, reminderMoment, wordsOf } from './channels.rules.ts'
import { bodyFor, type ChannelEvent } from './formats.rules.ts'

const url = 'https://goodwork.example/reminders?a=1&b=2'
const reminder = (text: string, theme: string | null = 'Focus') =>
  ({
    type: 'reminder.published',
    data: { reminder: { id: 'r1', day: '2026-12-10', theme, text }, url },
  }) satisfies ChannelEvent
const parsed = (kind: 'slack' | 'teams', event: ChannelEvent) => JSON.parse(bodyFor(kind, event, 0))

describe('a message to Slack', () => {
  it('holds no command of the text: no call of everyone, no link, no mention', () => {
    const text =
      'Hi <!channel> & <@U123> <https://evil.example|bank> @channel @HERE ada@here.example'
    const { text: fallback, blocks } = parsed('slack', reminder(text))
    for (const words of [fallback, blocks[1].text.text]) {
      expect(words).toContain(
        'Hi &lt;!channel&gt; &amp; &lt;@U123&gt; &lt;https://evil.example|bank',
      )
      expect(words).not.toMatch(/<|@channel|@here/i)
    }
    expect(blocks[1].text).toMatchObject({ type: 'mrkdwn', verbatim: true })
    expect(blocks[2].text.text).toBe(`<${url.replace('&', '&amp;')}|Open the hub>`)
  })

  it('a text of 2,000 signs and a long theme keep within the limits of blocks', () => {
    const { blocks } = parsed('slack', reminder('&'.repeat(2000), '&'.repeat(200)))
    expect(blocks[0].text.text.length).toBeLessThanOrEqual(150)
    expect(blocks[1].text.text.length).toBeLessThanOrEqual(3000)
    expect(blocks[1].text.text).toMatch(/…$/)
  })
})

it('a message to Teams has each line as plain text, without Markdown', () => {
  const text = 'One [link](https://evil.example)\n\n<at>Ada</at> **two**'
  const { attachments } = parsed('teams', reminder(text))
  const { body, actions } = attachments[0].content
  expect(body.map(({ type }: { type: string }) => type)).toEqual(Array(3).fill('RichTextBlock'))
  const runs = body.map(({ inlines }: { inlines: { text: string }[] }) => inlines[0]?.text)
  expect(runs).toEqual(['Reminder: Focus', ...text.split('\n\n')])
  expect(actions).toEqual([{ type: 'Action.OpenUrl', title: 'Open the hub', url }])
})

it('a digest shows ten reminders by their first line, then the tips', () => {
  const line = { id: 'r', day: '2026-12-01', theme: null, text: 'First line\nSecond' }
  const tips = [{ id: '1', title: 'Ask once', text: 'Ask one question.' }]
  const data = { week: '2026-49', reminders: Array(12).fill(line), tips, url }
  const { blocks } = parsed('slack', { type: 'digest.weekly', data })
  expect(blocks).toHaveLength(1 + 10 + 1 + 1)
  expect(blocks[1].text.text).toBe('*Reminder*\nFirst line')
  expect(blocks[11].text.text).toBe('*Tip: Ask once*\nAsk one question.')
  const webhook = JSON.parse(bodyFor('webhook', { type: 'digest.weekly', data }, 0))
  expect(webhook).toEqual({ type: 'digest.weekly', timestamp: '1970-01-01T00:00:00.000Z', data })
})

describe('moments', () => {
  const at = (text: string) => Date.parse(text)
  it.each([
    ['2026-12-10', '2026-11-02T10:00:00Z', '2026-12-01T07:00:00Z'],
    ['2026-12-01', '2026-12-01T06:59:59Z', '2026-12-01T07:00:00Z'],
    ['2026-12-10', '2026-12-01T07:00:01Z', '2026-12-02T07:00:00Z'],
    ['2026-12-10', '2026-12-05T23:00:00Z', '2026-12-06T07:00:00Z'],
  ])('a reminder for %s that was written at %s goes at %s', (targetDate, made, moment) => {
    const unsaid = { sendDate: null, sendTime: null }
    expect(reminderMoment({ targetDate, ...unsaid, createdDate: at(made) })).toBe(at(moment))
  })

  it('a reminder with a day and a time goes then, or the next day if it was written later', () => {
    const reminder = { targetDate: '2026-12-10', sendDate: '2026-12-08', sendTime: '09:30' }
    const moment = (made: string) => reminderMoment({ ...reminder, createdDate: at(made) })
    expect(moment('2026-11-02T10:00:00Z')).toBe(at('2026-12-08T09:30:00Z'))
    expect(moment('2026-12-08T09:31:00Z')).toBe(at('2026-12-09T09:30:00Z'))
  })

  it('the digest goes on Monday, also in the week that two years share', () => {
    expect(digestMoment('2026-53')).toBe(at('2026-12-28T07:00:00Z'))
  })

  it('a moment is due from its time on for three days, and for no channel that is newer', () => {
    const now = at('2026-12-01T07:00:00Z')
    const channel = { createdDate: now }
    expect(isDue(now, channel, now - 1)).toBe(false)
    expect(isDue(now, channel, now)).toBe(true)
    expect(isDue(now, channel, now + 3 * 86_400_000)).toBe(false)
    expect(isDue(now, { createdDate: now + 1 }, now + 2)).toBe(false)
  })
})

it.each([
  ['invalid_token', 'invalid_token'],
  ['{"error":{"code":"X","message":"No trigger"}}', 'No trigger'],
  ['{"message":"gone"}', 'gone'],
  ['<!doctype html><p>Error', ''],
  ['null', ''],
])('the words of the answer %s are "%s"', (answer, words) => expect(wordsOf(answer)).toBe(words))
