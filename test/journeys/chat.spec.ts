import { expect, test } from './journey.ts'
import { forgetGoals, goalsOf } from './people.ts'
import { title } from './steps.ts'

test('Mira understands a problem, a wish about her answer, a question about the app, and doubt', async ({
  page,
  person,
}) => {
  await forgetGoals(person)
  await page.goto('/chat')
  await expect(title(page, 'Meet Mira')).toBeVisible()
  const say = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText(text, { exact: true })).toBeVisible()
  }

  await say('how do I tell my boss that I have too much work?')
  await expect(page.getByText('Let your boss choose which task should wait')).toBeVisible()
  // The words of the advice come with their own texts.
  await expect(page.getByRole('region', { name: 'Not for' })).toBeVisible()

  await say('save it')
  const saved = page.getByText('It’s in My Goals now.')
  await expect(saved).toBeVisible()
  const [goal] = await goalsOf(person)
  expect(goal).toMatchObject({ adviceTitle: 'Let your boss choose which task should wait' })

  await say('can my boss read what I write here?')
  await expect(page.getByRole('link', { name: /^Who can read my chats/ })).toBeVisible()

  await say('the woman opposite never stops chatting')
  const closest = page.getByRole('region', { name: 'Not quite? Which is closest?' })
  const choice = closest.getByRole('button').first()
  await expect(choice).toBeVisible()
  const [chosen = ''] = (await choice.innerText()).split('\n')
  await choice.click()
  await expect(page.getByRole('log').getByText(chosen, { exact: true }).last()).toBeVisible()
  await page.reload()
  await expect(saved).toBeVisible()
})

test('own words in a rehearsal are understood, and the debrief shows each turn', async ({
  page,
}) => {
  await page.goto('/chat/rehearsal?id=too-much-work')
  await page.getByRole('button', { name: 'Start the conversation' }).click()
  await page.getByRole('button', { name: 'Say it in my own words' }).click()
  await page.getByRole('textbox').fill('I cant do this any more, its just too much')
  await page.getByRole('button', { name: 'Say it', exact: true }).click()
  await expect(
    page.getByText('Read as: “I can’t do this any more. It’s just too much.”'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(title(page, 'How it went')).toBeVisible()
  await expect(page.getByText('Can we choose together?')).toBeVisible()
})
