import { expect, it } from 'vitest'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectText, expectTitle, link } from '#testing/screen.ts'

it('says which page does not exist, and links home', async () => {
  await openPage('/no/such%20%3Cpage%3E?x=1')
  await expectTitle("Sorry, that page isn't here.")
  await expectText('/no/such%20%3Cpage%3E')
  await expect.element(link('Go home')).toHaveAttribute('href', '/')
  await expectAccessible('not found')
})
