import { expect, test } from './journey.ts'
import { aGoal, goalsOf } from './people.ts'
import { expectHome, message, title, walkTo } from './steps.ts'

const viewOf = (id: string) => `/impact-goal/view?id=${id}`
const steps = ['On the starting blocks', 'Building momentum', 'Making headway'] as const

test('a member fills in a goal, changes its progress, deletes it and undoes that', async ({
  page,
  person,
}) => {
  const { _id, title: name } = await aGoal(person)
  await page.goto('/')
  await expectHome(page)
  await page.getByRole('link', { name: /^(My )?Goals$/ }).click()
  await page.getByRole('list', { name: 'In progress' }).getByRole('link', { name }).click()
  await expect(title(page, name)).toBeFocused()
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
  const more = () => page.getByText('More', { exact: true }).click()
  await test.step('fills in the goal', async () => {
    await more()
    for (const [label, text] of Object.entries(written)) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(message(page, 'Saved')).toBeVisible()
    await page.reload()
    await more()
    for (const [label, text] of Object.entries(written)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
  })
  await test.step('changes the progress by pointer and by keyboard', async () => {
    await page.getByTitle(steps[1]).click()
    await expect.poll(async () => (await goalsOf(person))[0]?.progress).toBe(steps[1])
    await page.getByRole('radio', { name: steps[1] }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await goalsOf(person))[0]?.progress).toBe(steps[2])
  })
  await test.step('deletes the goal and undoes that', async () => {
    await page.getByRole('button', { name: 'Delete goal' }).click()
    await expect(message(page, 'Deleted')).toBeVisible()
    const messages = page.getByRole('region', { name: 'Messages' })
    // The message stays while the pointer is on it.
    await messages.hover()
    await expect(title(page, 'My Goals')).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    expect(await goalsOf(person)).toEqual([])
    await messages.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(await goalsOf(person)).toMatchObject([{ _id, note: written.Note, isGoal: true }])
  })
})

test('leaving a goal with unsaved changes asks first, and a reload restores them', async ({
  page,
  person,
}) => {
  const { _id, title: name } = await aGoal(person)
  await page.goto('/impact-goal')
  await page.getByRole('link', { name }).click()
  const more = () => page.getByText('More', { exact: true }).click()
  await more()
  const note = page.getByRole('textbox', { name: 'Note' })
  const dialog = page.getByRole('dialog', { name: 'Save your changes?' })
  await test.step('asks on the way back', async () => {
    await note.fill('Do not lose me')
    // The page asks once it has rendered the change, and stores it then.
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect.poll(stored).toContain('Do not lose me')
    await page.goBack()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(viewOf(_id))
    await dialog.getByRole('button', { name: 'Don’t save' }).click()
    await expect(title(page, 'My Goals')).toBeVisible()
    await page.getByRole('link', { name }).click()
    await more()
    await expect(note).toHaveValue('')
  })
  await test.step('restores the changes after a reload', async () => {
    await note.fill('Written before the reload')
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await expect(note).toHaveValue('Written before the reload')
    await expect(page.getByText('We restored what you wrote.')).toBeVisible()
  })
  await test.step('asks before a link is followed', async () => {
    await page.getByRole('link', { name: 'My Goals' }).first().click()
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await expect(title(page, 'My Goals')).toBeVisible()
    expect((await goalsOf(person))[0]?.note).toBe('Written before the reload')
  })
})

test('a member bookmarks advice in the flow, makes it a goal and removes the bookmark', async ({
  page,
  person,
}) => {
  await page.goto('/')
  await walkTo(page, 'team', 'impact-advice')
  const cards = page.getByRole('radiogroup', { name: 'Advice' }).getByRole('radio')
  await cards.first().click()
  const name = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()
  await test.step('bookmarks the advice', async () => {
    await page.getByRole('button', { name: 'Bookmark', pressed: false }).click()
    await expect(message(page, 'Bookmark created')).toBeVisible()
    await page.goto('/bookmarked-advice')
    await page.getByRole('button', { name }).click()
  })
  await test.step('makes the bookmark a goal', async () => {
    await page.getByRole('button', { name: 'Save as goal' }).click()
    await page.getByRole('link', { name: 'Open the goal' }).click()
    await expect(title(page, name)).toBeFocused()
    expect(await goalsOf(person)).toMatchObject([{ isGoal: true, isBookmark: true }])
  })
  await test.step('removes the bookmark and undoes that', async () => {
    await page.goto('/bookmarked-advice')
    const list = page.getByRole('list', { name: 'Bookmarked advice' })
    const isBookmark = async () => (await goalsOf(person))[0]?.isBookmark
    await list.getByRole('button', { name }).click()
    await list.getByRole('button', { name: 'Remove bookmark' }).click()
    await expect(list.getByText(`Removed: ${name}`)).toBeVisible()
    await expect.poll(isBookmark).toBe(false)
    await list.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(isBookmark).toBe(true)
  })
})
