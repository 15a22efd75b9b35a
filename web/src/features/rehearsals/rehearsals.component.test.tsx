import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SayInRehearsalMutation } from '#api/generated/graphql.ts'
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
import { type Answers, callsOf, offline, pending, refused } from '#testing/server.ts'

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

type Reaction = NonNullable<SayInRehearsalMutation['rehearsalSay']>

/** The server's answer to own words. */
const read = (replies: number[], isSure: boolean, more: Partial<Reaction> = {}) => ({
  rehearsalSay: { replies, isSure, says: null, help: null, ...more },
})

async function sayOwn(text: string, more: Answers) {
  await begin(more)
  await press('Say it in my own words')
  await type('Your sentence', text)
  await press('Say it')
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
    await expectSaid('You: I have three jobs.Take that backDanaQuickly, which one?')
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

  it('a rehearsal continues after a reload, and sends no request', async () => {
    await begin()
    await press('It’s too much.')
    const kept = { ...sessionStorage }
    await openPage(address, answers)
    await expectSaid('It’s too much.')
    expect(kept).toEqual({ ...sessionStorage })
    expect(callsOf('SaveAdvice')).toEqual([])
    await press('Stop here')
    await press('Start over')
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
    await expectTitle('How it went')
    await expect.poll(isNarrow).toBe(true)
  })
})

describe('own words in a rehearsal', () => {
  it('own words that are understood continue the talk at once, and show what they were read as', async () => {
    await sayOwn('Help me choose, please.', { SayInRehearsal: read([1, 0], true) })
    await expectSaid('Help me choose, please.Read as: “It’s too much.”')
    await expectSaid('What do you mean?')
    await expect.element(page.getByRole('region', { name: 'What do you say?' })).toHaveFocus()
    expect(callsOf('SayInRehearsal')).toEqual([
      {
        obj: {
          ...{ id: 'too-much', turn: 'start', feeling: 'busy', text: 'Help me choose, please.' },
        },
      },
    ])
    await expectAccessible('own words read')
    await press('Change')
    await expect.element(page.getByRole('region', { name: /comes closest/ })).toHaveFocus()
    await press('I have three jobs.')
    await expectSaid('Help me choose, please.Read as: “I have three jobs.”')
  })

  it('shows an improvised answer, and says that a language model gave it', async () => {
    const says = 'Too much? Then tell me which part.'
    await sayOwn('Help me choose, please.', {
      RehearsalWriter: { chatSettings: { writer: 'tiny-model' } },
      SayInRehearsal: read([1, 0], true, { says }),
    })
    await expectText(/A language model \(tiny-model\) reads it and improvises/)
    await expectText(/improvised by a language model/)
    await expectText(says)
    await expectNoText('What do you mean?')
    await expectAccessible('improvised')
  })

  it('own words that are unclear ask which reply comes closest, the likeliest first', async () => {
    await sayOwn('Help me choose, please.', { SayInRehearsal: read([1, 0], false) })
    await expect.element(page.getByRole('region', { name: /comes closest/ })).toHaveFocus()
    const choices = page.getByRole('region', { name: /comes closest/ }).getByRole('listitem')
    expect(choices.elements().map(({ textContent }) => textContent)).toEqual([
      'It’s too much.',
      'I have three jobs.',
    ])
    await expectAccessible('closest')
    await press('Change my words')
    await expect.element(field('Your sentence')).toHaveValue('Help me choose, please.')
    await press('Say it')
    await press('It’s too much.')
    await expectSaid('Help me choose, please.')
  })

  it.each([
    ['without a network', offline],
    ['when the server refuses them', refused('TOO_MANY_REQUESTS', 'Try again later.')],
  ])('own words are not lost %s: the person chooses the reply', async (_name, failure) => {
    await sayOwn('Help me.', { SayInRehearsal: failure })
    await expect.element(heading('Which of these comes closest?')).toBeVisible()
    await press('It’s too much.')
    await expectSaid('Help me.')
  })

  it('an empty sentence is not sent, and the button waits for the answer to another one', async () => {
    await begin({ SayInRehearsal: pending })
    await press('Say it in my own words')
    await expect.element(field('Your sentence')).toHaveFocus()
    await expectAt('Your sentence', 'isn’t kept')
    await press('Say it')
    await expectAt('Your sentence', 'Write a sentence')
    await expectAccessible('own words')
    await type('Your sentence', 'Help me.')
    await press('Say it')
    await expect.element(button('Say it')).toHaveAttribute('aria-busy', 'true')
    await press('Back to the replies')
    await press('It’s too much.')
    await expectSaid('What do you mean?')
  })

  it('help for a person in danger is shown above the choice, and the talk waits', async () => {
    const cards = [
      { kind: 'helpLine', id: 'DE crisis', title: 'Talk to someone: 0800', path: 'tel:0800' },
      {
        kind: 'contact',
        id: 'support',
        title: 'Ada Admin',
        path: '/company/org-info/x?id=support',
      },
    ]
    const help = { sentences: ['I’m glad that you say it.'], cards }
    await sayOwn('I can’t go on.', { SayInRehearsal: read([1, 0], false, { help }) })
    await expect
      .element(page.getByRole('region', { name: 'If this is more than practice' }))
      .toHaveFocus()
    await expectText('I’m glad that you say it.')
    await expect.element(link(/Talk to someone/)).toHaveAttribute('href', 'tel:0800')
    await expect.element(link(/Ada Admin/)).toBeVisible()
    await expectAccessible('help')
    await press('It’s too much.')
    await expectSaid('What do you mean?')
  })

  it('a sentence can be taken back, and own words stay in the field', async () => {
    await sayOwn('Help me.', { SayInRehearsal: read([1, 0], true) })
    await press('Take that back')
    await expect.element(field('Your sentence')).toHaveValue('Help me.')
    await expect.element(field('Your sentence')).toHaveFocus()
    await expect.poll(() => log().element().textContent).toBe('DanaMake it quick.')
    await press('Back to the replies')
    await press('I have three jobs.')
    await press('Take that back')
    await expect.element(page.getByRole('region', { name: 'What do you say?' })).toHaveFocus()
    await expectText('Turn 1 of about 3')
  })
})

describe('the debrief of a rehearsal', () => {
  it('the debrief shows each turn with its effect, and a better wording if there is one', async () => {
    await sayOwn('Help me.', { SayInRehearsal: read([1, 0], true) })
    await press('Three jobs.')
    await press('Stop here')
    await expectTitle('How it went')
    await expectText('1 of 2 sentences worked well.')
    const [first, second] = page
      .getByRole('list', { name: 'Your turns' })
      .getByRole('listitem')
      .elements()
    for (const words of [
      ...['Dana: “Make it quick.”', '“Help me.”', 'Read as: “It’s too much.”'],
      ...['You said how it feels.', 'A better way to say it', '“I have time for two jobs.”'],
    ]) {
      expect(first?.textContent).toContain(words)
    }
    expect(second?.textContent).toContain('You named them.It works well as it is.')
    await expectAccessible('debrief')
  })

  it('a turn can be tried again from the debrief, which drops the later ones', async () => {
    await begin()
    await press('It’s too much.')
    await press('Three jobs.')
    await press('Stop here')
    await button('Try this turn again').nth(1).click()
    await expect.element(page.getByRole('region', { name: 'What do you say?' })).toHaveFocus()
    await expectText('Turn 2 of about 3')
    await expectSaid('It’s too much.')
    await expectNoText('Three jobs.You')
    await press('All of it.')
    await expectSaid('All of it.')
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
