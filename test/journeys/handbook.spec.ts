import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { visit } from './account-journey.ts'
import { inStore } from './accounts.ts'
import { browserOf, test } from './companies.ts'
import { expect } from './journey.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

const rewards = '/company/org-info/rewards'
const question = 'When is pay day, and where do I find my payslip?'
const save = 'mutation S($arr: [OrgInfoManyInput!]!) { orgInfoUpdateMany(arr: $arr) { _id } }'

/** A field in the form of a question. */
const field = (page: Page, of: string, name: 'Answer' | 'Link' | 'Contact person') =>
  page.getByRole('group', { name: of }).getByRole('textbox', { name })

/** A member finds the answer in its category and by search, and may not edit it. */
async function findAsMember(theirs: BrowserContext): Promise<void> {
  const reader = await theirs.newPage()
  await visit(reader, rewards, 'Rewards')
  await expect(reader.getByRole('heading', { name: question })).toBeVisible()
  await expect(reader.getByText('Zephyrine')).toBeVisible()
  await expect(reader.getByText('<script>x</script>')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'pay.example' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Write answers' })).toHaveCount(0)
  await reader.getByText('Not answered yet').click()
  await expect(reader.getByText('ask pay@heron.example')).toBeVisible()
  await expectAccessible(reader, 'a member’s category')
  await reader.getByRole('searchbox', { name: 'Find on this page' }).fill('zephyrine')
  await expect(reader.getByText('1 of 16 questions')).toBeVisible()

  await visit(reader, '/impact-actions?q=zephyrine', /./)
  await reader.getByRole('link', { name: question }).click()
  await expect(reader).toHaveURL(/\/company\/org-info\/rewards#/)
  await expect(reader.getByRole('heading', { name: question })).toBeFocused()
  await theirs.close()
}

test('an admin answers handbook questions, and a member finds the answers', async ({
  page,
  browser,
  base,
  company,
}) => {
  test.slow()
  const { admin, member } = company
  await visit(page, '/company/org-info', 'Organization Information')
  await expect(page.getByText('0 of 160 answered')).toBeVisible()
  await expectAccessible(page, 'overview')
  await page.getByRole('link', { name: /^Rewards/ }).click()
  await expect(title(page, 'Rewards')).toBeVisible()
  await page.getByRole('link', { name: 'Write answers' }).click()

  // The field of a link refuses a script with a message of its own.
  await page.getByRole('link', { name: `Answer: ${question}`, exact: true }).click()
  await expect(field(page, question, 'Answer')).toBeFocused()
  await field(page, question, 'Answer').fill('Ask for the **Zephyrine** sheet. <script>x</script>')
  await field(page, question, 'Link').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, question, 'Link')).toHaveAccessibleDescription(
    'Enter the full address, starting with https://',
  )
  await expectAccessible(page, 'a link that is none')
  await field(page, question, 'Link').fill('https://pay.example/slip')
  await field(page, question, 'Contact person').fill('pay@heron.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  await expect(page.getByText('1 of 16 answered')).toBeVisible()
  await expect(page.getByText(/^Last changed by .+ on /)).toBeVisible()

  // Another admin answers one of the questions while several are edited here.
  await page.getByRole('link', { name: 'Answer all 4' }).last().click()
  const answers = page.getByRole('textbox', { name: 'Answer' })
  await expect(answers).toHaveCount(4)
  await answers.nth(0).fill('Mine')
  await answers.nth(3).fill('Also mine')
  const [id] = ((await answers.nth(0).getAttribute('name')) ?? '').split(' ')
  const { errors } = await ask(base, admin.token, save, { arr: [{ id, answer: 'Theirs' }] })
  expect(errors).toBeUndefined()
  await page.getByRole('button', { name: 'Save all' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this' })
  await expect(conflict.getByRole('radio', { name: /Theirs/ })).toBeVisible()
  await expectAccessible(page, 'conflict')
  await conflict.getByRole('radio', { name: /Theirs/ }).check()
  await conflict.getByRole('button', { name: 'Save these choices' }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByText('3 of 16 answered')).toBeVisible()
  await expectAccessible(page, 'writing')

  // Leaving with unsaved text asks first.
  await page.getByRole('link', { name: 'Answer all 4' }).first().click()
  await page.getByRole('textbox', { name: 'Answer' }).first().fill('Half a thought')
  await page.getByRole('link', { name: 'All categories' }).click()
  await page.getByRole('button', { name: 'Don’t save' }).click()
  await expect(title(page, 'Organization Information')).toBeVisible()
  await page.getByText('Recent changes').click()
  await expect(page.getByText('1 answer changed').first()).toBeVisible()
  await expectAccessible(page, 'who changed what')

  await findAsMember(await browserOf(browser, base, member))
})

test('an unknown handbook category leads to all, and members ask questions', async ({
  page,
  company,
  browser,
  base,
}) => {
  const theirs = await browserOf(browser, base, company.member)
  const reader = await theirs.newPage()
  await visit(page, '/company/org-info/no-such-thing', 'Organization Information')
  await expect(page.getByText('There’s no category “no-such-thing”.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a question' }).fill('zzz zzz')
  await expect(page.getByText('Nothing found. Try fewer or more common words.')).toBeVisible()
  await expectAccessible(page, 'nothing found')
  await visit(reader, '/company/org-info', 'Organization Information')
  await expect(reader.getByRole('heading', { name: 'Your questions' })).toBeHidden()
  await reader.getByRole('searchbox', { name: 'Find a question' }).fill('Quibble leave')
  await reader.getByRole('button', { name: 'Ask your company' }).click()
  const ask = reader.getByRole('dialog', { name: 'Ask your company' })
  await ask.getByRole('button', { name: 'Ask', exact: true }).click()
  await ask.getByRole('button', { name: 'Close' }).last().click()
  await expect(reader.getByRole('heading', { name: 'Your questions' })).toBeVisible()
  await expect(reader.getByRole('listitem').filter({ hasText: 'Quibble leave' })).toContainText(
    'With your name',
  )
  await expectAccessible(reader, 'own questions')
  await visit(reader, '/company/reminders', "Sorry, that page isn't here.")

  // An answer to a withdrawn question can still be read and deleted.
  const gone = 'What about forms?'
  inStore((store) =>
    store
      .prepare(
        `insert into orgInfo (_id, version, company, id, answer, question, createdDate, updatedDate)
        select ?, 1, company, 'withdrawn-1', 'Ask for the Quibblewick form.', ?, 1, 1
        from user where _id = ?`,
      )
      .run(randomUUID(), gone, company.admin._id),
  )
  await visit(reader, '/company/org-info', 'Organization Information')
  await reader.getByRole('link', { name: /^Other answers/ }).click()
  await expect(reader.getByRole('heading', { name: gone })).toBeVisible()
  await expect(reader.getByText('Ask for the Quibblewick form.')).toBeVisible()
  await expectAccessible(reader, 'other answers')
  await theirs.close()
  await visit(page, '/company/org-info/other-answers?edit=1', 'Other answers')
  await page.getByRole('button', { name: `Delete the answer: ${gone}` }).click()
  const question = page.getByRole('dialog', { name: 'Delete this answer?' })
  await expect(question.getByText(gone)).toBeVisible()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(message(page, 'Deleted')).toBeVisible()
  await expect(title(page, 'Organization Information')).toBeFocused()
  await expect(page.getByRole('link', { name: /^Other answers/ })).toHaveCount(0)
})
