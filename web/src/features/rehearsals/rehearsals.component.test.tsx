import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdvice, flowContent } from '#testing/flow-content.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { aRehearsal } from '#testing/rehearsals.ts'
import {
  button,
  expectAddress,
  expectAlert,
  expectAt,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  follow,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, refused } from '#testing/server.ts'

const customer = aRehearsal({
  ...{ id: 'angry', title: 'Calm an angry customer', who: 'customer' },
  challengeIds: ['doubt'],
})
const saved = { goalCreate: { _id: 'goal', version: 1 } }
const answers: Answers = {
  SavedAdvice: { goalGetByAdviceIds: [] },
  SaveAdvice: saved,
  content: { ...flowContent, rehearsal: { fields: [aRehearsal()] } },
}
const address = '/chat/rehearsal?id=too-much'
const log = () => page.getByRole('log', { name: 'Conversation' })
const expectSaid = (words: string) =>
  expect.poll(() => log().element().textContent).toContain(words)
const heading = (name: string) => page.getByRole('heading', { level: 2, name })

async function begin(more: Answers = {}) {
  await openPage(address, { ...answers, ...more })
  await page.getByText('In a hurry').click()
  await press('Start the conversation')
}

/** Stops after the first reply, at the debrief. */
async function stopped(more: Answers = {}) {
  await begin(more)
  await press('It’s too much.')
  await press('Stop here')
  await expectTitle('How it went')
}

describe('the list of rehearsals', () => {
  const content = { ...flowContent, rehearsal: { fields: [aRehearsal(), customer] } }

  it('lists conversations to rehearse, and filters them by person and obstacle', async () => {
    await openPage('/chat/rehearsal', { content })
    await expectTitle('Rehearse a hard conversation')
    await expectText('People wrote these conversations')
    await expect.element(link(/My boss.*Tell your boss/)).toBeVisible()
    await expectAccessible('list')
    await page.getByText('A customer').first().click()
    await expect.element(link(/Calm an angry customer/)).toBeVisible()
    await expect.element(link(/Tell your boss/)).not.toBeInTheDocument()
    await expectAddress('/chat/rehearsal?who=customer')
    await expect.element(page.getByRole('option', { name: 'We are late' })).not.toBeInTheDocument()
    await page.getByText('Anyone').click()
    await page.getByLabelText('What makes it hard?').selectOptions('We are late')
    await expect.element(link(/Calm an angry/)).not.toBeInTheDocument()
    await expectAddress('/chat/rehearsal?obstacle=late')
    await expectAccessible('filtered')
  })

  it('says that there are no conversations to rehearse yet', async () => {
    await openPage('/chat/rehearsal', { content: {} })
    await expectText('No conversations yet')
    await expectAccessible('empty')
  })

  it('offers the other conversations to rehearse if one is missing', async () => {
    await openPage('/chat/rehearsal?id=gone', { content: {} })
    await expectTitle('This conversation isn’t here')
    await expect.element(link('See all conversations')).toBeVisible()
    await expectAccessible('gone')
  })
})

describe('a rehearsal', () => {
  it('a rehearsal begins with the situation, its obstacles and a feeling to choose', async () => {
    await openPage(address, answers)
    await expectTitle('Tell your boss that it’s too much')
    await expect.element(link('We are late')).toBeVisible()
    await expectText('the app plays Dana')
    await expectAccessible('start')
    await page.getByText('In a hurry').click()
    await press('Start the conversation')
    await expectSaid('Make it quick.')
    await expectText('Turn 1 of about 3')
    await expectAccessible('talk')
  })

  it('a rehearsal by keyboard moves the focus to the next replies', async () => {
    await begin()
    ;(button('I have three jobs.').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expectSaid('You: I have three jobs.DanaQuickly, which one?')
    await expect.element(page.getByRole('region', { name: 'What do you say?' })).toHaveFocus()
    await expectText('Turn 2 of about 2')
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Stop here')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(heading('That’s the end')).toBeVisible()
    await expectAccessible('end')
    await press('See how it went')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('a rehearsal accepts own words, and asks which reply comes closest', async () => {
    await begin()
    await press('Say it in my own words')
    await expect.element(field('Your sentence')).toHaveFocus()
    await press('Continue')
    await expectAt('Your sentence', 'Write a sentence')
    await expectAccessible('own words')
    await type('Your sentence', 'Help me choose, please.')
    await press('Continue')
    await expect.element(page.getByRole('region', { name: /comes closest/ })).toHaveFocus()
    await expectAccessible('closest')
    await press('Change my words')
    await expect.element(field('Your sentence')).toHaveValue('Help me choose, please.')
    await press('Continue')
    await press('It’s too much.')
    await expectSaid('Help me choose, please.')
    await press('Say it in my own words')
    await press('Stop here')
    await expectText('“Help me choose, please.”')
    await expectText('You said that “It’s too much.” comes closest.')
  })

  it('a rehearsal continues after a reload, and sends no request', async () => {
    await begin()
    await press('It’s too much.')
    const kept = { ...sessionStorage }
    await openPage(address, answers)
    await expectSaid('It’s too much.')
    expect(kept).toEqual({ ...sessionStorage })
    expect(callsOf('SaveAdvice')).toEqual([])
    await press('Stop here')
    await press('Try it again differently')
    await press('Start the conversation')
    await press('Stop here')
    await expect.element(button('Start the conversation')).toBeVisible()
  })

  it('a rehearsal shows a long word at 320 px without horizontal scrolling', async () => {
    const long = `Donau${'dampfschifffahrt'.repeat(8)}`
    const [first, ...turns] = aRehearsal().turns
    const [reply] = first?.replies ?? []
    const replies = [{ ...reply, say: long, did: long, better: long, next: 'which' }]
    const fields = [aRehearsal({ turns: [{ id: 'start', replies }, ...turns] })]
    await openPage(
      address,
      { ...answers, content: { ...flowContent, rehearsal: { fields } } },
      { width: 320 },
    )
    const isNarrow = () => document.documentElement.scrollWidth <= 320
    await press('Start the conversation')
    await expect.poll(isNarrow).toBe(true)
    await press(long)
    await expect.poll(isNarrow).toBe(true)
    await press('Stop here')
    await page.getByText('Another way to say it').click()
    await expect.poll(isNarrow).toBe(true)
  })
})

describe('the debrief of a rehearsal', () => {
  it('the debrief quotes a sentence, explains its effect, and offers another wording', async () => {
    await stopped()
    await expectText('“It’s too much.”')
    await expectText('You said how it feels.')
    await expect.element(page.getByText('“I have time for two jobs.”')).not.toBeVisible()
    await page.getByText('Another way to say it').click()
    await expect.element(page.getByText('“I have time for two jobs.”')).toBeVisible()
    await expectAccessible('debrief')
  })

  it('the debrief offers no other wording for a sentence that works well', async () => {
    await begin()
    await press('I have three jobs.')
    await press('Stop here')
    await expectText('It works well as it is.')
    await expectNoText('Another way to say it')
  })

  it('saves the changed plan of a rehearsal as a goal with its advice', async () => {
    await stopped()
    await type("I'll", '')
    await press('Save as goal')
    await expectAt("I'll", "Say what you'll do.")
    await type("I'll", 'ask what can wait')
    await expectText("When my boss hands me one more job, I'll ask what can wait.")
    await press('Save as goal')
    await expectMessage('Added to My Impact Goal')
    await expect.element(link('In My Goals')).toHaveFocus()
    await expectAccessible('saved')
    const { _id, ...obj } = callsOf('SaveAdvice')[0]?.obj ?? {}
    expect(obj).toEqual({
      ...{ adviceId: 'short', impactAdviceId: 'short', adviceTitle: 'Advice short' },
      ...{ adviceBody: anAdvice('short').body, actionId: 'action', isGoal: true, advices: [] },
      ...{ actionTitle: 'Name the one goal of the week', category: 'Clear goals', entity: 'team' },
      ...{ planWhen: 'my boss hands me one more job', planThen: 'ask what can wait' },
    })
  })

  it('the debrief says that saving changes the plan of an existing goal', async () => {
    const goal = { _id: 'goal', version: 1, adviceId: 'short', entity: 'team' }
    const plan = { planWhen: null, planThen: null }
    const goals = [{ ...goal, ...plan, isGoal: true, isBookmark: false }]
    await stopped({ SavedAdvice: { goalGetByAdviceIds: goals } })
    await expectText('This changes the plan of your goal:')
  })

  it('keeps the plan typed in the debrief if the server refuses it, and says why', async () => {
    await stopped({ SaveAdvice: refused('LIMIT_REACHED', 'You have 1000 goals already.') })
    await type("I'll", 'ask what can wait')
    await press('Save as goal')
    await expectAlert('You have 1000 goals already.')
    await expect.element(field("I'll")).toHaveValue('ask what can wait')
  })

  it('the debrief offers no plan if the advice is missing', async () => {
    const content = { ...flowContent, 'impact-advice': { fields: [] } }
    await stopped({ content: { ...content, rehearsal: { fields: [aRehearsal()] } } })
    await expectText('The advice for this conversation is no longer here')
    await expectAccessible('without advice')
  })

  it('the debrief links to the other conversations', async () => {
    await stopped()
    await follow('Choose another conversation')
    await expectTitle('Rehearse a hard conversation')
  })
})
