import type { Locator, Page } from '@playwright/test'
import { test } from './companies.ts'
import { expect } from './journey.ts'
import { freshAddress, messagesTo, newPassword } from './newcomers.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

/** Runs in the page. Leaves out folded parts, and words for screen readers only. */
function visibleTexts(screen: Element): string[] {
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement: place, textContent } = texts.currentNode
    const { width, height, bottom } = place?.getBoundingClientRect() ?? new DOMRect()
    // What a field contains is not counted, be it typed or filled in.
    const isField = place?.tagName === 'TEXTAREA'
    if (!isField && place?.checkVisibility() && width > 1 && height > 1 && bottom + scrollY > 0) {
      found.push(textContent ?? '')
    }
  }
  return found
}

/** Counts a person's taps, and the words of the screens that they pass. */
function counting(page: Page) {
  // The first tap opens the link of the email.
  const count = { taps: 1, words: 0 }
  const tap = async (target: Locator) => {
    count.taps += 1
    await target.click()
  }
  return {
    count,
    tap,
    /** A tap into the field is counted, unless the page has placed the focus there. */
    type: async (field: Locator, text: string) => {
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field)
      await page.keyboard.type(text)
    },
    /** Adds the visible words of the whole screen, also below the edge, as before the next tap. */
    read: async (screen: Locator) => {
      const texts = await screen.evaluate(visibleTexts)
      const words = texts.join(' ').split(/\s+/)
      count.words += words.filter((word) => /\w/.test(word)).length
    },
  }
}

test('a nurse gets from the invitation to a planned goal in few taps and words', async ({
  browser,
  base,
  company,
}) => {
  const email = freshAddress('elsewhere.example')
  const invite = 'mutation I($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
  await ask(base, company.admin.token, invite, { obj: { email } })
  const [mail = ''] = await messagesTo(base, email)
  const theirs = await browser.newContext({
    ...{ baseURL: base, viewport: { width: 390, height: 844 }, hasTouch: true },
    storageState: { cookies: [], origins: [] },
  })
  const page = await theirs.newPage()
  const { count, tap, type, read } = counting(page)
  const body = page.locator('body')

  await page.goto(/\/auth\/sign-up\?invite=[\w-]{43}/.exec(mail)?.[0] ?? 'no invitation')
  await type(page.getByRole('textbox', { name: 'First name' }), 'Nora')
  await type(page.getByRole('textbox', { name: 'Last name' }), 'Newcomer')
  await type(page.getByLabel('Password', { exact: true }), newPassword)
  await read(body)
  await tap(page.getByRole('button', { name: 'Create my account' }))

  await expect(title(page, 'Welcome, Nora')).toBeVisible()
  await read(body)
  await tap(page.getByRole('radio', { name: /^Individual Contributor/ }))
  await expect(page).toHaveURL('/user/user-job')
  await type(page.getByRole('combobox'), 'nurse')
  await expect(page.getByRole('option').first()).toContainText('Health care')
  await read(body)
  await tap(page.getByRole('option').first())
  await expect(page).toHaveURL('/user/user-time')
  await read(body)
  await tap(page.getByRole('radio').first())
  const pieces = page.getByRole('list', { name: 'Advice for you' }).getByRole('link')
  await expect(pieces).toHaveCount(3)
  await expect(pieces.first()).toContainText('you work in health care')
  await read(body)
  expect(count.taps, 'taps to three fitting pieces').toBeLessThanOrEqual(9)
  expect(count.words, 'words to three fitting pieces').toBeLessThanOrEqual(350)

  await tap(pieces.first())
  const save = page.getByRole('button', { name: 'Save as goal' })
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Was this helpful?').first()).toBeVisible()
  await read(body)
  await tap(save)
  const plan = page.getByRole('dialog', { name: 'Plan it' })
  await expect(plan.getByText('Added to My Impact Goal')).toBeVisible()
  await expect(plan.getByRole('textbox', { name: 'When' })).not.toHaveValue('')
  await read(plan)
  await tap(plan.getByRole('button', { name: 'Save plan' }))
  await expect(message(page, 'Saved')).toBeVisible()
  await expect(plan).toBeHidden()
  await expect(page.getByRole('link', { name: 'In My Goals' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Plan it' })).toHaveCount(0)
  expect(count.taps, 'taps to a planned goal').toBeLessThanOrEqual(12)
  expect(count.words, 'words to a planned goal').toBeLessThanOrEqual(680)
  await theirs.close()
})
