import { expectStill } from './accessible.ts'
import { expect, test } from './journey.ts'
import { aGoal } from './people.ts'
import { bar, choiceOf, expectHome, tabTo, title } from './steps.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the keyboard skips the navigation, stays in a dialog and reaches each heading', async ({
  page,
  person,
}) => {
  const { title: name } = await aGoal(person)
  await test.step('skips the navigation with the first Tab', async () => {
    await page.goto('/')
    await expectHome(page)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('stays in a dialog and returns to its button', async () => {
    const score = page.getByRole('button', { name: /^Impact Index/ })
    await score.focus()
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, score)
    const width = await score.evaluate((element) => getComputedStyle(element).outlineWidth)
    expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(2)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await page.keyboard.press('Tab')
      // At the end of the dialog a hidden element has the focus for a moment and passes it on.
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
      await expect.poll(isInside, `after ${pressed + 1} Tabs`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(score).toBeFocused()
  })
  await test.step('reaches the heading of each page, which is also the title', async () => {
    await page.getByRole('link', { name: /^(My )?Goals$/ }).click()
    await expect(title(page, 'My Goals')).toBeFocused()
    await expect(page).toHaveTitle('My Goals · Goodwork')
    await page.getByRole('link', { name }).click()
    await expect(title(page, name)).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Goodwork`)
    await page.goBack()
    await expect(title(page, 'My Goals')).toBeFocused()
    await page.getByRole('link', { name: /home$/ }).click()
    await expect(title(page, 'Who will you lift today?')).toBeFocused()
    await choiceOf(page, 'team').click()
    await expect(title(page, 'What matters most right now?')).toBeFocused()
    await bar(page, 'Back to home').click()
    await expect(title(page, 'Who will you lift today?')).toBeFocused()
  })
})

test('a page shows its loading and whole dialogs at 200 %, and blocks foreign scripts', async ({
  page,
  complaints,
}) => {
  await test.step('leaves a page whose code is still loading', async () => {
    const progress = page.locator('.progress')
    await page.route(/\/assets\/goals-page/, () => {})
    await page.goto('/impact-goal', { waitUntil: 'commit' })
    await expect(progress).toHaveCSS('opacity', '1')
    await page.getByRole('link', { name: /home$/ }).click()
    await expect(title(page, 'Who will you lift today?')).toBeFocused()
    await expect(progress).toHaveCount(0)
    await page.unrouteAll()
  })
  await test.step('shows a whole dialog at 200 %', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 640, height: 400 })
    // A slow network: the person leaves before the dialog has arrived.
    const left = Promise.withResolvers<void>()
    await page.route(/\/assets\/ask-to-save/, async (route) => {
      await left.promise
      await route.continue()
    })
    await page.goto('/profile')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Kept')
    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    left.resolve()
    const dialog = page.getByRole('dialog', { name: 'Save your changes?' })
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await expectStill(page, 'dialog')
    await dialog.getByRole('button', { name: 'Don’t save' }).click()
    await expect(title(page, 'My Goals')).toBeVisible()
  })
  await test.step('blocks a script outside the content security policy', async () => {
    const said = page.waitForEvent('console', (line) => /Content Security Policy/.test(line.text()))
    complaints.allow(/Content Security Policy/)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "inline"'
      document.head.append(script)
    })
    expect((await said).type()).toBe('error')
    await expect(page).not.toHaveTitle('inline')
  })
})
