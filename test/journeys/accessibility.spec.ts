import { addresses } from '../addresses.ts'
import { expectGoodAtAnySize, expectStill } from './accessible.ts'
import { expect, test } from './journey.ts'
import { aGoal } from './people.ts'
import {
  answer,
  answers,
  bar,
  begin,
  expectStep,
  message,
  openAdvice,
  stepsOf,
  title,
} from './steps.ts'

// Tests each page once: axe in light and dark, at 320 px, zoomed to 200 % and with reduced motion.
// Component tests cover the states of a page.

const long = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim()
const isPublic = /^\/(auth|ios-only|about|faq|pricing|payment|messages\/(stop|check-in))/
const isStep = /^\/flow\//

test.describe('signed out', () => {
  test.use({ signedIn: false })

  test('every public page is accessible at any size', async ({ page }) => {
    test.slow()
    for (const path of addresses.filter((one) => isPublic.test(one))) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await expectGoodAtAnySize(page, path)
    }
  })
})

const ofMembers = addresses.filter((path) => !isPublic.test(path) && !isStep.test(path))
const third = Math.ceil(ofMembers.length / 3)

for (const part of [1, 2, 3]) {
  test(`every page for members is accessible at any size, part ${part} of 3`, async ({
    page,
    person,
  }) => {
    test.slow()
    const { _id } = await aGoal(person, { adviceTitle: long, isBookmark: true, partner: long })
    const paths = ofMembers.slice((part - 1) * third, part * third)
    for (const path of [...paths, `/no/such/page/${long.replaceAll(' ', '-')}`]) {
      await page.goto(path === '/impact-goal/view' ? `${path}?id=${_id}` : path)
      await expect(title(page)).toBeVisible()
      await expectGoodAtAnySize(page, path)
    }
  })
}

test('every step of the flow is accessible at any size, with its dialogs and messages', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await begin(page, 'team')
  for (const { page: name } of stepsOf('team')) {
    await expectStep(page, name, 'team')
    await expectGoodAtAnySize(page, name)
    if (name !== 'impact-advice') {
      await answer(page, name)
      continue
    }
    const article = await openAdvice(page)
    await article.getByRole('button', { name: 'Save as goal' }).click()
    await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
    await expectStill(page, 'message')
    for (const fold of await article.locator('summary').all()) await fold.click()
    await expectGoodAtAnySize(page, `${name}, open and saved`)
    await bar(page, 'Next').click()
  }
  await expect(title(page, 'Your goal is ready')).toBeVisible()
  await expectGoodAtAnySize(page, 'end of the flow')
  // Each entity has its own colour.
  for (const entity of ['yourself', 'colleague', 'customer'] as const) {
    await page.goto('/')
    await begin(page, entity)
    await expect(answers(page, 'important-thing').first()).toBeVisible()
    await expectGoodAtAnySize(page, entity)
  }
})
