import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectAt,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

type Memory = { state: string; lines: { _id: string; text: string }[] }

/** A server with one memory, which its calls change. */
function served(state: string, ...texts: string[]): Answers {
  let memory: Memory = { state, lines: texts.map((text, at) => ({ _id: `line-${at}`, text })) }
  return {
    Memory: () => ({ chatMemoryGetMany: memory }),
    UpdateMemory: ({ obj }: { obj: { state?: string; _id?: string; text?: string } }) => {
      const lines = memory.lines.map((line) =>
        line._id === obj._id ? { ...line, text: obj.text ?? '' } : line,
      )
      const added = obj.text && !obj._id ? [{ _id: `new ${obj.text}`, text: obj.text }] : []
      memory = { state: obj.state ?? memory.state, lines: [...added, ...lines] }
      return { chatMemoryUpdate: memory }
    },
    Forget: ({ _id }: { _id: string | null }) => {
      memory = { ...memory, lines: memory.lines.filter((line) => _id && line._id !== _id) }
      return { chatMemoryDelete: memory }
    },
  } as Answers
}
const choose = (name: string) => page.getByText(name, { exact: true }).click()

it('the memory starts off, names its readers, and turns on with one tap', async () => {
  await openPage('/chat/memory', served('off'))
  await expectTitle('What Mira remembers')
  await expectText('Mira remembers nothing from one chat to the next')
  await expectText('Only you can read this list')
  await expectAccessible('off')
  await choose('On')
  await expectMessage('Saved')
  await expectText('Nothing yet.')
  await expect.element(field('Add something about how you work')).toBeVisible()
  await expectAccessible('on, empty')
})

it('adds a line to the memory, and offers a field for the next', async () => {
  await openPage('/chat/memory', served('on', 'I’m a nurse'))
  await type('Add something about how you work', 'I work night shifts')
  await userEvent.keyboard('{Enter}')
  await expectText('I work night shifts')
  await expect.element(field('Add something about how you work')).toHaveValue('')
  await expect.element(field('Add something about how you work')).toHaveFocus()
  await expectAccessible('added')
})

it('keeps a typed memory line that the server refuses, and says why', async () => {
  const why = 'Mira doesn’t remember health.'
  await openPage('/chat/memory', { ...served('on'), UpdateMemory: refused('BAD_USER_INPUT', why) })
  await type('Add something about how you work', 'I have migraines')
  await press('Add')
  await expectAt('Add something about how you work', why)
  await expect.element(field('Add something about how you work')).toHaveValue('I have migraines')
  await expectAccessible('refused')
})

it('changes a memory line in its place', async () => {
  await openPage('/chat/memory', served('on', 'I work nights'), { width: desk })
  await press('Change: I work nights')
  await expect.element(field('Change this line')).toHaveFocus()
  await expectAccessible('changing')
  await type('Change this line', 'I work days')
  await press('Save')
  await expectText('I work days')
  await expect.element(button('Change: I work days')).toHaveFocus()
  expect(callsOf('UpdateMemory')).toEqual([{ obj: { _id: 'line-0', text: 'I work days' } }])
})

it('deletes a memory line at once, and says so if that fails', async () => {
  await openPage('/chat/memory', served('on', 'I work nights', 'I’m a nurse'))
  await press('Delete: I work nights')
  await expectMessage('Deleted')
  await expectNoText('I work nights')
  await expect.element(page.getByRole('heading', { name: 'Your list' })).toHaveFocus()
  await openPage('/chat/memory', { ...served('on', 'I’m a nurse'), Forget: offline })
  await press('Delete: I’m a nurse')
  await expectText(/server didn’t answer/)
  await expectAccessible('not deleted')
})

it('erases all memory lines after a confirmation', async () => {
  await openPage('/chat/memory', served('paused', 'I work nights', 'I’m a nurse'))
  await expectText('Your list is kept')
  await expectNoText('Add something about how you work')
  await expectAccessible('paused')
  await press('Erase all')
  await expectAccessible('asked')
  await dialog('Erase your list?').getByRole('button', { name: 'Erase all' }).click()
  await expectText('Nothing here. Turn memory on to add something.')
  expect(callsOf('Forget')).toEqual([{ _id: null }])
})

it('offers to erase the list when the memory is turned off', async () => {
  await openPage('/chat/memory', served('on', 'I’m a nurse'))
  await choose('Off')
  await expectText('It’s still saved: you can erase it below')
  await expect.element(button('Erase all')).toBeVisible()
  await expectAccessible('off, with a list')
})

it('says when the memory is full with 50 lines', async () => {
  const texts = Array.from({ length: 50 }, (_, at) => `I use tool ${at}`)
  await openPage('/chat/memory', served('on', ...texts))
  await expectText('Your list is full with 50 lines')
  await expectNoText('Add something about how you work')
})

it('shows a newly remembered line in the chat, and can forget it there', async () => {
  const remembered = {
    kind: 'remembered',
    id: 'line-0',
    title: 'I’m a nurse',
    ...{ action: null, situation: null },
    reason: null,
    told: null,
  }
  const message = {
    ...{ _id: 'm', chatId: 'c', text: 'I’m a nurse', kind: 'advice', question: null },
    ...{ asksWhom: false, closest: [], draft: null, sentences: [], sources: [] },
    cards: [{ ...remembered, path: '/chat/memory' }],
  }
  await openPage('/chat?id=c', {
    ...served('on', 'I’m a nurse'),
    Chats: { chatSettings: { writer: null, reader: null }, chatGetMany: [] },
    Chat: { chatGet: { _id: 'c', messages: [message] } },
  })
  await expectText('Mira remembers: “I’m a nurse”')
  await expectAccessible('remembered')
  await press('Forget: I’m a nurse')
  await expectText('Mira doesn’t remember this any more: “I’m a nurse”')
  await expectAccessible('forgotten')
})
