import { expect, failedRequest, test } from './journey.ts'
import { aGoal, goalsOf } from './people.ts'
import { expectHome, message, title, walkTo } from './steps.ts'

const viewOf = (id: string) => `/impact-goal/view?id=${id}`

const steps = [
  'On the starting blocks',
  'Building momentum',
  'Making headway',
  'In the zone',
  'Goal achieved!',
] as const

test('finds a goal under My Goals, fills it in, and finds it filled in', async ({
  page,
  person,
}) => {
  const { title: name } = await aGoal(person)
  await page.goto('/')
  await expectHome(page)
  await page.getByRole('link', { name: /^(My )?Goals$/ }).click()
  await expect(title(page, 'My Goals')).toBeFocused()
  await page.getByRole('list', { name: 'In progress' }).getByRole('link', { name }).click()
  await expect(title(page, name)).toBeFocused()
  await expect(page).toHaveURL(/\/impact-goal\/view\?id=/)

  const written = {
    Specific: 'Ask one question in the Monday meeting',
    Measurable: 'Four Mondays out of four',
    Achievable: 'It takes a minute',
    Relevant: 'We talk past each other',
    Start: '2027-01-04',
    End: '2027-03-29',
    Partner: 'Lena Nováková',
    Note: 'First line\nsecond line, “quoted”',
  }
  for (const [label, text] of Object.entries(written)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.reload()
  for (const [label, text] of Object.entries(written)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  expect(await goalsOf(person)).toMatchObject([{ partner: written.Partner, note: written.Note }])
})

test('says so when there is nothing to save', async ({ page, person }) => {
  const { _id } = await aGoal(person)
  await page.goto(viewOf(_id))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'No changes to save')).toBeVisible()
  const before = (await goalsOf(person))[0]?.version
  const partner = page.getByRole('textbox', { name: 'Partner' })
  await partner.fill('Maya')
  await partner.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'No changes to save').last()).toBeVisible()
  expect((await goalsOf(person))[0]?.version).toBe(before)
})

test('moves a goal through its five steps', async ({ page, person }) => {
  const { _id } = await aGoal(person)
  await page.goto(viewOf(_id))
  const progress = page.getByRole('group', { name: /^Progress/ })
  await expect(progress.getByRole('radio')).toHaveCount(steps.length)
  await expect(progress.getByRole('radio', { name: steps[0] })).toBeChecked()
  for (const step of steps.slice(1, 4)) {
    await progress.getByTitle(step).click()
    await expect(progress.getByRole('radio', { name: step })).toBeChecked()
    await expect.poll(async () => (await goalsOf(person))[0]?.progress).toBe(step)
  }
  await progress.getByRole('radio', { name: steps[3] }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await goalsOf(person))[0]?.progress).toBe(steps[4])
  await page.getByRole('link', { name: 'My Goals' }).first().click()
  const achieved = page.getByRole('list', { name: 'Achieved' })
  await expect(achieved.getByRole('radio', { name: steps[4] })).toBeChecked()
  await achieved.getByTitle(steps[1]).click()
  await expect.poll(async () => (await goalsOf(person))[0]?.progress).toBe(steps[1])
})

test('keeps what is written when progress is saved beside it', async ({ page, person }) => {
  const { _id } = await aGoal(person)
  await page.goto(viewOf(_id))
  await page.getByRole('textbox', { name: 'Specific' }).fill('Half a sentence')
  await page.getByTitle(steps[2]).click()
  await expect(message(page, 'Saved')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Specific' })).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await goalsOf(person))[0])
    .toMatchObject({ specific: 'Half a sentence', progress: steps[2] })
})

test('tells at the field that a goal ends before it starts', async ({ page, person }) => {
  const { _id } = await aGoal(person)
  await page.goto(viewOf(_id))
  const end = page.getByLabel('End', { exact: true })
  await page.getByLabel('Start', { exact: true }).fill('2027-02-01')
  await end.fill('2027-01-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(end).toHaveAccessibleDescription(/The end lies before the start/)
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  await expect(end).toBeFocused()
  expect((await goalsOf(person))[0]?.endDate).toBeNull()
  await end.fill('2027-02-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
})

test('asks before unsaved changes are left', async ({ page, person }) => {
  const { _id, title: name } = await aGoal(person)
  await page.goto('/impact-goal')
  await page.getByRole('link', { name }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Do not lose me')

  const dialog = page.getByRole('dialog', { name: 'Save your changes?' })
  await page.getByRole('link', { name: 'My Goals' }).first().click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(note).toHaveValue('Do not lose me')

  await page.goBack()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(viewOf(_id))
  await dialog.getByRole('button', { name: 'Don’t save' }).click()
  await expect(title(page, 'My Goals')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(note).toHaveValue('')

  await note.fill('Keep me')
  await page.getByRole('link', { name: 'My Goals' }).first().click()
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect(title(page, 'My Goals')).toBeVisible()
  expect((await goalsOf(person))[0]?.note).toBe('Keep me')
})

test('brings back after a reload what was not saved', async ({ page, person }) => {
  const { _id } = await aGoal(person)
  await page.goto(viewOf(_id))
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Written before the reload')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(note).toHaveValue('Written before the reload')
  await expect(page.getByText('What you wrote before is back.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(note).toHaveValue('')
})

test('tells the second of two tabs that its goal was changed, and loses nothing', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(viewOf(_id))
    await expect(tab.getByRole('textbox', { name: 'Specific' })).toBeVisible()
  }
  // A tab in the background draws nothing, and all that waits for that waits.
  await page.bringToFront()
  await page.getByRole('textbox', { name: 'Specific' }).fill('Theirs')
  await page.getByRole('textbox', { name: 'Partner' }).fill('Lena')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()

  await other.bringToFront()
  await other.getByRole('textbox', { name: 'Specific' }).fill('Mine')
  await other.getByRole('textbox', { name: 'Note' }).fill('Mine alone')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'This goal was changed elsewhere' })
  await expect(dialog).toBeVisible()
  await expect(
    dialog.getByRole('group', { name: 'Specific' }).getByRole('radio', { name: /Mine/ }),
  ).toBeChecked()
  await expect(
    dialog.getByRole('group', { name: 'Partner' }).getByRole('radio', { name: /Lena/ }),
  ).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByRole('textbox', { name: 'Specific' })).toHaveValue('Mine')
  expect((await goalsOf(person))[0]).toMatchObject({ specific: 'Theirs', note: null })

  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(message(other, 'Saved')).toBeVisible()
  const saved = { specific: 'Mine', partner: 'Lena', note: 'Mine alone' }
  expect((await goalsOf(person))[0]).toMatchObject(saved)
})

test('saves over a change that concerns other fields, without asking', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await page.goto(viewOf(_id))
  await page.getByRole('textbox', { name: 'Note' }).fill('Mine')
  const update = 'mutation U($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { _id } }'
  await person.ask(update, { obj: { _id, progress: steps[3] } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  expect((await goalsOf(person))[0]).toMatchObject({ note: 'Mine', progress: steps[3] })
})

test('deletes a goal, and takes that back', async ({ page, person }) => {
  const { _id, title: name } = await aGoal(person, { note: 'Still here' })
  await page.goto(viewOf(_id))
  await page.getByRole('button', { name: 'Delete goal' }).click()
  await expect(message(page, 'Deleted')).toBeVisible()
  // The pointer on it stops its clock.
  await page.getByRole('region', { name: 'Messages' }).hover()
  await expect(title(page, 'My Goals')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  expect(await goalsOf(person)).toEqual([])
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await goalsOf(person)).toMatchObject([{ _id, note: 'Still here', isGoal: true }])
})

test('says that a goal is not here, whatever the reason', async ({ page, person, complaints }) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await person.ask('mutation D($_id: ID!) { goalDelete(_id: $_id) { _id } }', { _id })
  const unknown = '019a0000-0000-7000-8000-00000000ffff'
  for (const address of [viewOf(unknown), viewOf(_id), viewOf('nonsense'), '/impact-goal/view']) {
    await page.goto(address)
    await expect(title(page, 'This goal is not here')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to My Goals' }).click()
  await expect(title(page, 'My Goals')).toBeFocused()
})

test('offers the first step where nothing is saved yet', async ({ page }) => {
  for (const address of ['/impact-goal', '/bookmarked-advice']) {
    await page.goto(address)
    await page
      .getByRole('list', { name: 'Whom do you want to impact?' })
      .getByRole('link', { name: 'Impact Myself' })
      .click()
    await expect(title(page, 'What matters most right now?')).toBeVisible()
  }
})

test('takes a bookmark away under My Bookmarked Advice, and puts it back', async ({
  page,
  person,
}) => {
  const kept = await aGoal(person, { isGoal: false, isBookmark: true, adviceTitle: 'Kept advice' })
  await aGoal(person, { isGoal: true, isBookmark: true, adviceTitle: 'Goal and bookmark' })
  await page.goto('/')
  await expectHome(page)
  await page.getByRole('link', { name: 'Your latest bookmark' }).click()
  await expect(title(page, 'My Bookmarked Advice')).toBeFocused()
  const list = page.getByRole('list', { name: 'Bookmarked advice' })

  await list.getByRole('button', { name: 'Kept advice' }).click()
  await expect(list.getByText('What did I miss?')).toBeVisible()
  await list.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(list.getByText('Removed: Kept advice')).toBeVisible()
  await expect(message(page, 'Saved')).toBeVisible()
  await expect.poll(async () => (await goalsOf(person)).length).toBe(1)
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('button', { name: 'Kept advice' })).toBeVisible()
  await expect
    .poll(async () => (await goalsOf(person)).find((one) => one._id === kept._id)?.isBookmark)
    .toBe(true)

  await list.getByRole('button', { name: 'Goal and bookmark' }).click()
  await list.getByRole('button', { name: 'Remove bookmark' }).last().click()
  await expect(list.getByText('Removed: Goal and bookmark')).toBeVisible()
  await expect
    .poll(async () => (await goalsOf(person)).find((one) => one.isGoal)?.isBookmark)
    .toBe(false)
})

test('makes a goal of a bookmark', async ({ page, person }) => {
  await aGoal(person, { isGoal: false, isBookmark: true, adviceTitle: 'Kept advice' })
  await page.goto('/bookmarked-advice')
  await page.getByRole('button', { name: 'Kept advice' }).click()
  await page.getByRole('button', { name: 'Save as goal' }).click()
  await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
  await page.getByRole('link', { name: 'Open the goal' }).click()
  await expect(title(page, 'Kept advice')).toBeFocused()
  expect(await goalsOf(person)).toMatchObject([{ isGoal: true, isBookmark: true }])
})

test('shows what the flow saved under My Goals and My Bookmarked Advice', async ({ page }) => {
  await page.goto('/')
  await walkTo(page, 'team', 'impact-advice')
  const cards = page.getByRole('radiogroup', { name: 'Advice' }).getByRole('radio')
  await cards.first().click()
  const name = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()
  await page.getByRole('button', { name: 'Save as goal' }).click()
  await expect(page.getByRole('link', { name: 'In My Goals' })).toBeVisible()
  await page.getByRole('button', { name: 'Bookmark', pressed: false }).click()
  await expect(page.getByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible()
  await page.getByRole('link', { name: 'In My Goals' }).click()
  await page.getByRole('link', { name }).click()
  await expect(title(page, name)).toBeVisible()
  await page.goto('/bookmarked-advice')
  await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('link', { name: /home$/ }).click()
  await expectHome(page)
})
