import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { profileAnswers as answers, aProfile as profile } from '#testing/profile.ts'
import {
  button,
  dialog,
  expectAlert,
  expectAt,
  expectMessage,
  expectText,
  expectTitle,
  field,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const open = (more: Answers = {}) => openPage('/profile', { ...answers, ...more })
const save = () => press('Save')

it('the profile allows at most three choices, and saves only after a change', async () => {
  await open()
  await expectTitle('Your profile')
  await expectAccessible('profile')
  await save()
  await expectMessage('No changes to save')
  for (const name of ['Purpose', 'Variety', 'Learning', 'Fair reward']) {
    await page.getByRole('checkbox', { name }).click()
  }
  await expectText('3 of 3 picked')
  await expect.element(page.getByRole('checkbox', { name: 'Purpose' })).not.toBeChecked()
})

it('finds a time zone by its country, and says when no zone matches', async () => {
  await open()
  await press(/^Time zone/)
  const zones = page.getByRole('combobox', { name: 'City, country or GMT+1' })
  await expect.element(page.getByRole('option', { name: /^Accra/ })).toBeVisible()
  await expectAccessible('time zones')
  await zones.fill('Atlantis')
  await expectText('No place found.')
  await expectAccessible('no such time zone')
  await zones.fill('nepal')
  await expect.element(page.getByRole('option', { name: /^Kathmandu · GMT\+5:45/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Time zone Kathmandu · GMT+5:45')).toHaveFocus()
})

it('refuses an empty first name at the field, in both colour schemes', async () => {
  await open()
  await type('First name', '  ')
  await save()
  await expectAt('First name', 'Enter a name.')
  await expect.element(field('First name')).toHaveFocus()
  expect(callsOf('SaveProfile')).toEqual([])
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('group', { name: 'Appearance' }).getByText(theme, { exact: true }).click()
    await expectAccessible(`an error, ${theme} chosen`)
  }
})

it('keeps the text typed in the profile without a network, and saves it again', async () => {
  await open({
    SaveProfile: [offline, { userUpdate: profile({ version: 2, lastName: 'Written' }) }],
  })
  await type('Last name', 'Written')
  await save()
  await expectAlert(/Nothing you wrote is lost/)
  await expect.element(field('Last name')).toHaveValue('Written')
  await press('Try again')
  await expectMessage('Saved')
})

it('asks which version of the profile to keep after a save on another device', async () => {
  const theirs = profile({ version: 2, firstName: 'Theirs', job: 'care' })
  await open({
    Profile: () => ({ me: callsOf('SaveProfile').length > 0 ? theirs : profile() }),
    SaveProfile: [
      refused('CONFLICT', 'It was changed.', { field: 'version' }),
      { userUpdate: profile({ version: 3, firstName: 'Mine', job: 'care' }) },
    ],
  })
  await type('First name', 'Mine')
  await save()
  const asked = dialog('Your profile was changed elsewhere')
  const choice = (name: string, words: RegExp) =>
    asked.getByRole('group', { name }).getByRole('radio', { name: words })
  await expect.element(choice('First name', /Mine/)).toBeChecked()
  await expect.element(choice('Kind of work', /Care and/)).toBeChecked()
  await expectAccessible('conflict')
  await asked.getByRole('button', { name: 'Save these choices' }).click()
  await expectMessage('Saved')
})

it('treats the profile as saved if only the answer to the save was lost', async () => {
  const saved = profile({ version: 2, firstName: 'Mine' })
  await open({
    Profile: () => ({ me: callsOf('SaveProfile').length > 0 ? saved : profile() }),
    SaveProfile: [refused('CONFLICT', 'It was changed.', { field: 'version' })],
  })
  await type('First name', 'Mine')
  await save()
  await expectMessage('Saved')
  expect(callsOf('SaveProfile')).toHaveLength(1)
})

it('turns off tailored advice, and removes all marks on advice', async () => {
  await open({
    AdviceWishes: () => ({ fitGet: { wishes: callsOf('ForgetAdviceWishes').length > 0 ? 0 : 3 } }),
    ForgetAdviceWishes: { adviceWishDeleteMany: 3 },
    SaveProfile: { userUpdate: profile({ version: 2, tailored: false }) },
  })
  await page.getByRole('switch', { name: 'Use my answers to choose advice' }).click()
  await save()
  await expectMessage('Saved')
  expect(callsOf('SaveProfile')[0]?.obj).toMatchObject({ tailored: false })
  await expectText('You marked 3 pieces of advice')
  await expectAccessible('marked advice')
  await press('Start fresh')
  await expectMessage('All marks removed')
  await expect.element(button('Start fresh')).not.toBeInTheDocument()
})

it('accepts own words as the kind of work in the profile', async () => {
  await open({ SaveProfile: { userUpdate: profile({ version: 2, job: 'Beekeeper' }) } })
  await press(/^Kind of work/)
  await page.getByRole('combobox', { name: 'Find your kind of work' }).fill('Beekeeper')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Kind of work Beekeeper')).toHaveFocus()
  await save()
  await expectMessage('Saved')
  expect(callsOf('SaveProfile')[0]?.obj).toMatchObject({ job: 'Beekeeper' })
})

it('lists the reasons for which advice is chosen', async () => {
  await openPage('/profile/advice', answers)
  await expectTitle('How advice is chosen for you')
  await expect
    .element(page.getByRole('row', { name: "It's for people who lead a team Your role" }))
    .toBeVisible()
  await expectAccessible('reasons')
})
