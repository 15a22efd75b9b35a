import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdvice } from '#testing/flow-content.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectAddress,
  expectAlert,
  expectText,
  expectTitle,
  field,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const message = (text: string, more: object = {}) => ({
  _id: `message ${text}`,
  chatId: 'chat-1',
  text,
  kind: 'advice',
  question: null,
  asksWhom: false,
  draft: null,
  closest: [{ title: 'Plan your week', situation: 'Your plan falls over' }],
  sentences: [
    { text: 'Here is what I would look at first.', sources: [] },
    { text: 'Say which task would wait.', sources: [1] },
  ],
  sources: [
    {
      n: 1,
      kind: 'advice',
      id: 'a',
      title: 'Name the trade',
      path: '/impact-actions/advice?action=x',
    },
  ],
  cards: [
    {
      kind: 'advice',
      id: 'a',
      title: 'Name the trade',
      action: 'Say no and stay kind',
      situation: 'Your week is full',
      reason: 'Friday',
      told: 'I lead a team of five',
      path: '/impact-actions/advice?action=x',
    },
  ],
  ...more,
})
const answers: Answers = {
  content: { 'impact-advice': { fields: [anAdvice('a', { body: 'Ask what may wait.' })] } },
  Chats: { chatSettings: { writer: null, reader: null }, chatGetMany: [] },
  SendMessage: { chatSend: message('Too much work') },
  Chat: { chatGet: { _id: 'chat-1', messages: [message('Too much work')] } },
}

it('introduces Mira before the first message, and answers with advice in full', async () => {
  await openPage('/chat', answers)
  await expectTitle('Meet Mira')
  await expectText(/software, not a person/)
  await expectAccessible('new')
  await type('What’s happening at work?', 'Too much work')
  await userEvent.keyboard('{Enter}')
  await expectText('Mira · AI')
  for (const text of ['Your week is full', 'Say no and stay kind', 'Ask what may wait.']) {
    await expectText(text)
  }
  await expectText('Because you mentioned “Friday”')
  await expectText('You told Mira: “I lead a team of five”')
  await expectAddress('/chat?id=chat-1')
  await expect.element(field('Your message')).toHaveValue('')
  await expectAccessible('answered')
})

it('sends the title of the closest action when it is chosen', async () => {
  const SendMessage = { chatSend: message('Plan your week') }
  await openPage('/chat?id=chat-1', { ...answers, SendMessage })
  await expectText('Not quite? Which is closest?')
  await press(/Plan your week/)
  await expect
    .poll(() => callsOf('SendMessage'))
    .toEqual([{ obj: { chatId: 'chat-1', text: 'Plan your week' } }])
})

it('continues in the chat of the next answer after an answer that was not saved', async () => {
  const SendMessage: Answers['SendMessage'] = ({ obj: { chatId, text } }) => ({
    chatSend: message(text, { chatId: chatId === null ? 'unkept' : 'chat-2' }),
  })
  await openPage('/chat', { ...answers, SendMessage })
  await type('What’s happening at work?', 'I can’t go on')
  await press('Send')
  await expectAddress('/chat?id=unkept')
  await type('Your message', 'Thank you')
  await press('Send')
  await expectAddress('/chat?id=chat-2')
  await expectText('I can’t go on')
  await expectText('Thank you')
})

it('sends no message when Enter ends an input method composition, also in Safari', async () => {
  await openPage('/chat', answers)
  await type('What’s happening at work?', '会議の準備')
  const element = document.querySelector('textarea')
  element?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  const key = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  element?.dispatchEvent(new KeyboardEvent('keydown', key))
  await expect.element(page.getByRole('textbox')).toHaveValue('会議の準備')
  expect(callsOf('SendMessage')).toEqual([])
})

it('keeps a typed message that cannot be sent, and says why', async () => {
  await openPage('/chat', { ...answers, SendMessage: offline })
  await type('What’s happening at work?', 'Too much work')
  await press('Send')
  await expectAlert(/network|connection/)
  await expect.element(page.getByRole('textbox')).toHaveValue('Too much work')
  await expectAccessible('not sent')
})

it('names the language models, and shows a draft to check and copy', async () => {
  const draft = 'Hi Ben,\ncan we talk on [day]?'
  await openPage('/chat', {
    ...answers,
    Chats: { chatSettings: { writer: 'tiny-model', reader: 'small-encoder' }, chatGetMany: [] },
    SendMessage: { chatSend: message('Write two lines to Ben', { draft }) },
  })
  await expectText(/A language model \(tiny-model\)/)
  await expectText(/A language model \(small-encoder\) compares the meaning/)
  await type('What’s happening at work?', 'Write two lines to Ben')
  await press('Send')
  await expect.element(page.getByRole('region', { name: 'Draft' })).toBeVisible()
  await expectText(/can we talk on \[day\]/)
  await expectText(/Check it before you send it/)
  await expectAccessible('draft')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy the draft')
  expect(write).toHaveBeenCalledWith(draft)
})

it('says when a person has sent too many messages', async () => {
  const tooMany = refused('TOO_MANY_REQUESTS', 'You can send 20 messages an hour. Try again later.')
  await openPage('/chat', { ...answers, SendMessage: tooMany })
  await type('What’s happening at work?', 'Too much work')
  await press('Send')
  await expectAlert(/20 messages an hour/)
})

it('shows what another tab added to the chat when the person comes back to this one', async () => {
  const one = message('Too much work')
  await openPage('/chat?id=chat-1', {
    ...answers,
    Chat: [
      { chatGet: { _id: 'chat-1', messages: [one] } },
      { chatGet: { _id: 'chat-1', messages: [one, message('Written in another tab')] } },
    ],
  })
  await expectText('Too much work')
  window.dispatchEvent(new Event('visibilitychange'))
  await expectText('Written in another tab')
})

it('opens the advice of the newest answer of a chat only', async () => {
  const messages = Array.from({ length: 200 }, (_, at) => message(`Question ${at}`))
  await openPage('/chat?id=chat-1', { ...answers, Chat: { chatGet: { _id: 'chat-1', messages } } })
  await expectText('Question 199')
  await expectText('Ask what may wait.')
  expect(document.querySelectorAll('details[open]').length).toBe(1)
})

it('lets the person answer a question of Mira with a tap', async () => {
  const asked = message('feedback', { question: 'Who is this about?', asksWhom: true })
  await openPage('/chat?id=chat-1', {
    ...answers,
    Chat: { chatGet: { _id: 'chat-1', messages: [asked] } },
    SendMessage: { chatSend: message('About my team') },
  })
  await expectText('Who is this about?')
  await expectAccessible('question')
  await press('About my team')
  await expect
    .poll(() => callsOf('SendMessage'))
    .toEqual([{ obj: { chatId: 'chat-1', text: 'About my team' } }])
})

it('lists earlier chats, and deletes one after a confirmation', async () => {
  const chat = { _id: 'chat-1', title: 'Too much work', updatedDate: '2026-11-20T10:00:00.000Z' }
  let isDeleted = false
  await openPage('/chat?id=chat-1', {
    ...answers,
    Chats: () => ({
      chatSettings: { writer: null, reader: null },
      chatGetMany: isDeleted ? [] : [chat],
    }),
    DeleteChat: () => {
      isDeleted = true
      return { chatDelete: 'chat-1' }
    },
  })
  await page.getByRole('heading', { name: /Your chats/ }).click()
  await press('Delete: Too much work')
  await expectAccessible('asked')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectAddress('/chat')
  await expect.element(button('Send')).toBeVisible()
})

it('shows the newest 25 chats, and older ones on request', async () => {
  const chats = Array.from({ length: 40 }, (_, at) => ({
    ...{ _id: `chat-${at}`, title: `Chat ${at}`, updatedDate: '2026-11-20T10:00:00.000Z' },
  }))
  await openPage('/chat', {
    ...answers,
    Chats: ({ after }) => ({
      chatSettings: { writer: null, reader: null },
      chatGetMany: after === null ? chats.slice(0, 25) : chats.slice(25),
    }),
  })
  await page.getByRole('heading', { name: /Your chats/ }).click()
  await expect.element(page.getByText('Chat 24', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Chat 25', { exact: true })).not.toBeInTheDocument()
  await press('Show more')
  await expect.element(page.getByText('Chat 39', { exact: true })).toBeVisible()
  await expect.element(button('Show more')).not.toBeInTheDocument()
  expect(callsOf('Chats').at(-1)).toMatchObject({ after: 'chat-24' })
})

it('says that house knowledge is from the company, and opens its link outside', async () => {
  const okr = { kind: 'house', id: 'okr', title: 'OKR', path: '/company/mira#okr' }
  const sheet = {
    kind: 'house',
    id: 'ts',
    title: 'Time sheet',
    path: 'https://time.juniper.example/',
  }
  const answer = message('what does OKR mean here?', {
    kind: 'handbook',
    sentences: [
      { text: 'This is what your company says.', sources: [] },
      { text: 'Objectives and key results <b>each quarter</b>', sources: [1] },
      { text: 'Enter your hours by Friday.', sources: [2] },
    ],
    sources: [
      { n: 1, ...okr },
      { n: 2, ...sheet },
    ],
    cards: [{ ...okr, reason: 'OKR' }],
  })
  await openPage('/chat?id=chat-1', {
    ...answers,
    Chat: { chatGet: { _id: 'chat-1', messages: [answer] } },
  })
  await expectText('From your company')
  await expectText('Objectives and key results <b>each quarter</b>')
  const source = page.getByRole('link', { name: 'Source 1, from your company: OKR' })
  await expect.element(source).toHaveTextContent('1')
  const outside = page.getByRole('link', { name: 'Source 2, from your company: Time sheet' })
  await expect.element(outside).toHaveTextContent('2 · From your company')
  await expect.element(outside).toHaveAttribute('rel', 'noreferrer')
  await expectAccessible('house knowledge')
})
