import { expect, it } from 'vitest'
import type { AppHealthQuery, ServerPartsQuery, SetupQuery } from '#api/generated/graphql.ts'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import { button, expectText, expectTitle, link } from '#testing/screen.ts'
import { type Answers, aPerson, refused } from '#testing/server.ts'

const Me = aPerson({ viewerCanAdministerApp: true, isAppAdmin: true })

const aHealth = (more: Partial<AppHealthQuery['appHealth']> = {}): AppHealthQuery => ({
  appHealth: {
    ...{ people: 1240, individuals: 40, memberships: 12, companies: 8 },
    ...{ outboxWaiting: 0, outboxFailed: 0, contentVersion: '1234567890', indexMs: 12 },
    ...{ feedbackWaiting: 0, feedbackToDelete: 0, feedbackTrouble: null },
    ...{ storeKind: 'sqlite', storeBytes: 2_000_000, signIns: [{ day: '2026-11-20', count: 5 }] },
    ...more,
  },
})

const someParts = (more: Partial<ServerPartsQuery['appHealth']> = {}): ServerPartsQuery => ({
  appHealth: {
    ...{ version: '1.2.3', storeKind: 'sqlite', backupDate: '2026-11-20T10:00:00.000Z' },
    model: { place: 'small-model, models.example', problem: null },
    pictures: { place: '/srv/goodwork/data/pictures', problem: null },
    ...more,
  },
})

const company = { _id: 'c', name: 'Juniper' }
const aSetup = (more: Partial<SetupQuery['setupGet']> = {}): SetupQuery => ({
  setupGet: {
    ...{ hasSecondFactor: true, publicCompany: company, firstCompany: company },
    ...{ hasCompanyAdmin: true, wasMailSent: true, testMail: null, parts: [] },
    ...more,
  },
})

const fine: Answers = {
  Me,
  AppHealth: aHealth(),
  ServerParts: someParts(),
  Setup: aSetup(),
  MembershipProblems: { membershipProblemGetMany: [] },
  Feedback: { feedbackGetMany: [] },
  MissingWords: { missingWordsGetMany: [] },
  AppAdmins: { appAdminGetMany: [] },
}

it.each([390, desk])(
  'counts companies and people on the app admin page, %i px wide',
  async (width) => {
    await openPage('/app-admin', fine, { width })
    await expectTitle('App Admin')
    await expectText('1,240')
    await expectText('of 40 individual users')
    await expectText('Compare your companies')
    await expectText('Feedback will appear here.')
    await expectText('Missed searches will appear here.')
    await expect.element(link(/^Server health/)).toBeVisible()
    await expectAccessible('app admin')
  },
)

it('lists the open tasks of the server on the app admin page', async () => {
  await openPage('/app-admin', {
    ...fine,
    AppHealth: aHealth({ outboxFailed: 3, feedbackTrouble: 'FEEDBACK TABLE 404', companies: 0 }),
    Setup: aSetup({ publicCompany: null, hasCompanyAdmin: false }),
  })
  await expectText('Finish setting up this server')
  await expectText('2 of 4 steps done')
  await expect.element(link('3 messages couldn’t be sent')).toBeVisible()
  await expect.element(link('Add the first company')).toBeVisible()
  await expectAccessible('a server that needs work')
})

it('shows technical figures on the server health page', async () => {
  await openPage('/app-admin/health', {
    ...fine,
    AppHealth: aHealth({ outboxFailed: 3, feedbackTrouble: 'FEEDBACK TABLE 404' }),
  })
  await expectTitle('Server health')
  await expectText('3 couldn’t be sent')
  await expectText('Reason: FEEDBACK TABLE 404')
  await expectText('4 of 4 steps done')
  await expectText('1.2.3')
  await expectText('20 Nov 2026')
  await expectAccessible('server health')
})

it.each([
  [{ model: null }, 'Mira quotes instead of writing'],
  [{ model: { place: 'm, a.example', problem: '401' } }, 'It doesn’t answer (401)'],
  [{ pictures: { place: 'https://b.example/p', problem: '403' } }, 'Pictures can’t be saved (403)'],
  [{ backupDate: null }, 'npm run operator -- backup FILE'],
  [{ storeKind: 'postgres', backupDate: null }, 'pg_dump makes the backups'],
])('explains %j on the server health page', async (more, words) => {
  await openPage('/app-admin/health', { ...fine, ServerParts: someParts(more) })
  await expectText(words)
  await expectAccessible('services')
})

it('explains why the test email failed', async () => {
  const testMail = { to: 'olu@goodwork.example', state: 'retrying', error: 'EAUTH 535 AUTH PLAIN' }
  await openPage('/app-admin/health', { ...fine, Setup: aSetup({ testMail }) })
  await expectText('doesn’t accept the user or password')
  await expectText('Details: EAUTH 535 AUTH PLAIN')
  await expectAccessible('a failed test email')
})

it('offers to try again if the app admin page cannot load its data', async () => {
  const AppHealth = refused('TRY_AGAIN', 'The server is busy. Try again.')
  await openPage('/app-admin', { ...fine, AppHealth }, { failing: true })
  await expect.element(button('Try again')).toBeVisible()
  await expectAccessible('an error')
})
