import { expect, failedRequest, test } from './journey.ts'
import { aGoal, type Person } from './people.ts'
import { message, title, untilAllHasCome } from './steps.ts'

/** The date so many days from now, in the time zone of the demo people. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

type PlannedGoal = {
  progress: string
  planWhen: string | null
  planThen: string | null
  reviewDate: string | null
  letGoDate: string | null
  checkIns: { outcome: string; next: string | null }[]
}

async function planned(person: Person, _id: string): Promise<PlannedGoal> {
  const query = `query($_id: ID!) { goalGet(_id: $_id) { progress planWhen planThen reviewDate
    letGoDate checkIns { outcome next } } }`
  return (await person.ask<{ goalGet: PlannedGoal }>(query, { _id })).goalGet
}

test('a member plans a goal, checks in, finishes it and reads its track record', async ({
  page,
  person,
}) => {
  const { _id, title: name } = await aGoal(person)
  await page.goto('/impact-goal')
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('link', { name: 'Plan it' }).click()

  const plan = page.getByRole('dialog', { name: 'Plan it' })
  const when = plan.getByRole('textbox', { name: 'When', exact: true })
  await expect(when).toBeVisible()
  await when.fill('the stand-up begins')
  await plan.getByRole('textbox', { name: "I'll", exact: true }).fill('ask one open question.')
  await plan.getByText('If something gets in the way').click()
  await plan.getByRole('textbox', { name: 'If', exact: true }).fill('we are late')
  await plan.getByRole('textbox', { name: "Then I'll" }).fill('I ask it at the end')
  await plan.getByLabel('Next check-in').fill(day(0))
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(plan).toBeHidden()
  await expect(page.getByText("If we are late, I'll ask it at the end.")).toBeVisible()
  const group = page.getByRole('group', { name: `How did it go? ${name}` })
  await expect(group).toBeVisible()

  await page.getByRole('link', { name: 'My Goals' }).first().click()
  const due = page.getByRole('list', { name: 'Due' })
  await expect(due.getByText("When the stand-up begins, I'll ask one open question.")).toBeVisible()
  await due.getByRole('button', { name: 'Did it' }).click()
  await expect(due.getByText('Well done. Now: Building momentum')).toBeVisible()
  await due.getByRole('button', { name: 'Finish it' }).click()
  await expect(title(page, name)).toBeFocused()
  await expect(page.getByText('You did it once in 1 day.')).toBeVisible()
  await expect(
    page.getByText("When the stand-up begins, I'll ask one open question."),
  ).toBeVisible()
  expect(await planned(person, _id)).toMatchObject({
    ...{ progress: 'Goal achieved!', planWhen: 'the stand-up begins', reviewDate: null },
    checkIns: [{ outcome: 'did', next: 'finish' }],
  })

  await page.getByRole('link', { name: 'Keep it' }).click()
  await expect(title(page, 'Your track record')).toBeFocused()
  await expect(page.getByText('Goal achieved!').first()).toBeVisible()
  await page.getByRole('link', { name: `See its story: ${name}` }).click()
  await expect(page.getByText('What comes next?')).toBeVisible()
})

test('a member makes a goal smaller, moves its check-in, lets it go and takes it up again', async ({
  page,
  person,
}) => {
  const { _id, title: name } = await aGoal(person, {
    ...{ planWhen: 'the shift begins', planThen: 'I greet everybody', reviewDate: day(0) },
  })
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Your next commitment' })
    .getByRole('link', { name: "When the shift begins, I'll greet everybody." })
    .click()
  await expect(title(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('Good to know. What would help?')).toBeVisible()
  await page.getByRole('button', { name: 'Smaller step' }).click()
  const smaller = page.getByRole('dialog', { name: 'Smaller step' })
  await smaller.getByRole('textbox').fill('I greet one person')
  await smaller.getByRole('button', { name: 'Save the smaller step' }).click()
  await expect(page.getByText('Smaller now')).toBeVisible()
  await expect(page.getByText("When the shift begins, I'll greet one person.")).toBeVisible()
  await page.getByRole('textbox', { name: 'A note for yourself' }).fill('Too many people at once')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: 'Change the note' })).toBeFocused()

  await page.reload()
  await page.getByText('Check-ins (1)').click()
  await expect(
    page.getByRole('list', { name: 'Check-ins' }).getByText('Too many people at once'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Check in now' }).click()
  await page.getByRole('button', { name: 'Partly' }).click()
  await page.getByRole('button', { name: 'Another time' }).click()
  const moved = page.getByRole('dialog', { name: 'Another time' })
  await moved.getByLabel('Next check-in').fill(day(3))
  await moved.getByLabel('Time (optional)').fill('09:30')
  await moved.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Moved', { exact: true })).toBeVisible()
  await expect(page.getByText(/Next check-in: .*, 09:30/).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Check in now' }).click()
  await page.getByRole('button', { name: 'No longer matters' }).click()
  await expect(page.getByText("We won't ask about it again.")).toBeVisible()
  expect((await planned(person, _id)).letGoDate).not.toBeNull()
  await page.getByRole('link', { name: 'My Goals' }).first().click()
  const letGo = page.getByRole('list', { name: 'Let go' })
  await letGo.getByRole('button', { name: 'Take it up again' }).click()
  await expect(
    page.getByRole('list', { name: 'In progress' }).getByRole('link', { name, exact: true }),
  ).toBeVisible()
  expect(await planned(person, _id)).toMatchObject({
    ...{ letGoDate: null, reviewDate: day(7), progress: 'On the starting blocks' },
    checkIns: [
      { outcome: 'takenUp' },
      { outcome: 'dropped' },
      { outcome: 'partly', next: 'move' },
      { outcome: 'notYet', next: 'shrink' },
    ],
  })
})

test('a member checks in from home in one tap, and home moves on to the next plan', async ({
  page,
  person,
}) => {
  const { _id, title: name } = await aGoal(person, { reviewDate: day(0) })
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Your next commitment' })
  await expect(card.getByRole('link', { name })).toBeVisible()
  await card.getByRole('button', { name: 'Did it' }).click()
  await expect(card.getByText('Well done. Now: Building momentum')).toBeVisible()
  await card.getByRole('textbox').fill('Maya spoke first')
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(card.getByRole('button', { name: 'Change the note' })).toBeFocused()
  expect((await planned(person, _id)).checkIns).toEqual([{ outcome: 'did', next: null }])
  await page.getByRole('link', { name: /^(My )?Goals$/ }).click()
  await expect(title(page, 'My Goals')).toBeFocused()
  await page.getByRole('link', { name: /home$/ }).click()
  await expect(card.getByRole('button', { name: 'Did it already?' })).toBeVisible()
})

test('a check-in without a network is sent as soon as the network is back', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person, { reviewDate: day(0) })
  await page.goto(`/impact-goal/view?id=${_id}`)
  const did = page.getByRole('button', { name: 'Did it' })
  await expect(did).toBeVisible()
  // The code that sends it later loads after the first paint and needs the network.
  await untilAllHasCome(page)
  await context.setOffline(true)
  await did.click()
  await expect(page.getByText("We'll send your check-in")).toBeVisible()
  expect((await planned(person, _id)).checkIns).toEqual([])
  await context.setOffline(false)
  await expect(message(page, 'Your offline changes are saved now.')).toBeVisible()
  await expect.poll(async () => (await planned(person, _id)).progress).toBe('Building momentum')
  // After a check-in the page does not ask again.
  await page.getByText('Check-ins (1)').click()
  await expect(page.getByRole('list', { name: 'Check-ins' })).toBeVisible()
  await expect(did).toBeHidden()
})
