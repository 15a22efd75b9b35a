import { expect, test } from './journey.ts'
import { messagesTo } from './newcomers.ts'
import { aGoal } from './people.ts'
import { message, title } from './steps.ts'

const SETTINGS = `mutation {
  messageTimesUpdate(obj: { days: "1234567", fromTime: "00:00", toTime: "00:00" }) { days }
}`
const REVIEW = `mutation($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { _id } }`
const CHECK_INS = `query($_id: ID!) { goalGet(_id: $_id) { checkIns { outcome } } }`

type CheckIns = { goalGet: { checkIns: { outcome: string }[] } }

test('a member chooses emails at the plan, and answers a check-in from one by two taps', async ({
  page,
  browser,
  baseURL,
  person,
}) => {
  await person.ask(SETTINGS)
  const { _id, title: name } = await aGoal(person, {
    ...{ planWhen: 'the shift begins', planThen: 'I greet everybody' },
  })
  await page.goto(`/impact-goal/view?id=${_id}`)
  await page.getByRole('button', { name: 'Change: the shift begins' }).click()
  const plan = page.getByRole('dialog', { name: 'When will you do it?' })
  await plan.getByRole('button', { name: 'Tell me when it’s time' }).click()
  await plan.getByText('By email too').click()
  await expect(plan.getByRole('radio', { name: 'By email too' })).toBeChecked()
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect(message(page, 'Saved')).toBeVisible()

  const reviewDate = new Date().toISOString().slice(0, 10)
  await person.ask(REVIEW, { obj: { _id, reviewDate } })
  let link = ''
  await expect(async () => {
    const mails = (await messagesTo(baseURL ?? '', person.email)).filter((mail) =>
      mail.includes(name),
    )
    const found = mails.map((mail) => /\/messages\/check-in\?token=[^"\s]+said=did/.exec(mail)?.[0])
    link = found.find((one) => one !== undefined)?.replace(/&(#38|amp);/, '&') ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 90_000 })

  const mailed = await (
    await browser.newContext({ storageState: { cookies: [], origins: [] } })
  ).newPage()
  await mailed.goto(link)
  await expect(title(mailed, 'How did it go?')).toBeVisible()
  await expect(mailed.getByText(name)).toBeVisible()
  await mailed.getByRole('button', { name: 'Confirm: Did it' }).click()
  await expect(title(mailed, 'Thank you')).toBeVisible()
  const { goalGet } = await person.ask<CheckIns>(CHECK_INS, { _id })
  expect(goalGet.checkIns).toMatchObject([{ outcome: 'did' }])
  await mailed.context().close()
  // It is in the inbox too.
  await page.goto('/messages')
  await expect(page.getByRole('link', { name: /How did it go/ }).first()).toBeVisible()
})
