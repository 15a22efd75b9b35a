import { expect, it } from 'vitest'
import type { CompanyLandingQuery } from '#api/generated/graphql.ts'
import { localDay } from '#lib/dates.ts'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  link,
  press,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, refused } from '#testing/server.ts'

const Me = aPerson({ viewerCanAdminister: true })
const today = localDay(new Date(), 'Europe/Vienna')

const line = (item: string, figures: (number | null)[], of: number | null = null) => ({
  ...{ item, label: item, of, figures },
})
const month = ['2026-10']

type Lines = ReturnType<typeof line>[]

const reportsOf = (way: Lines, factors: Lines = [], actions: Lines = [], themes: Lines = []) => [
  { report: 'way' as const, periods: month, lines: way },
  { report: 'activity' as const, periods: ['2026-44'], lines: actions },
  { report: 'themes' as const, periods: month, lines: themes },
  { report: 'factors' as const, periods: month, lines: factors },
  { report: 'handbook' as const, periods: month, lines: [line('Rewards', [0], 160)] },
]

const aLanding = (more: Partial<CompanyLandingQuery> = {}): CompanyLandingQuery => ({
  companyGet: { _id: 'juniper', emailDomains: [], require2FA: false },
  memberCounts: { all: 1, invited: 0, deactivated: 0 },
  memberGetMany: { rows: [{ _id: 'nora', state: 'onboarded' }] },
  invitationRemindGet: 0,
  orgInfoGetByIds: [],
  reminderGetMany: [],
  companyReportGetMany: { reports: reportsOf([]) },
  ...more,
})

const answers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, isAnswered: true }))

const thisMonth = [{ _id: 'r', targetDate: today, company: { _id: 'juniper' } }]

const full: Partial<CompanyLandingQuery> = {
  companyGet: { _id: 'juniper', emailDomains: ['juniper.example'], require2FA: true },
  memberCounts: { all: 25, invited: 3, deactivated: 1 },
  memberGetMany: {
    rows: [
      { _id: 'nora', state: 'onboarded' },
      { _id: 'else', state: 'onboarded' },
    ],
  },
  orgInfoGetByIds: answers(12),
  reminderGetMany: thisMonth,
  companyReportGetMany: {
    reports: reportsOf(
      [line('joined', [24]), line('onboarded', [15])],
      [line('members', [24]), line('secured', [10])],
      [line('takeActionPeople', [10])],
      [line('Focus and flow (myself)', [10]), line('Trust', [5])],
    ),
  },
}

const open = (landing: Partial<CompanyLandingQuery>, more: Answers = {}, width?: number) =>
  openPage(
    '/company',
    { Me, CompanyLanding: aLanding(landing), ...more },
    { ...(width && { width }) },
  )

it('asks a new company to invite its first people', async () => {
  await open({})
  await expectTitle('Company Admin')
  await expectText('Invite your first people')
  await expect.element(link('Answer 5 handbook questions')).toBeVisible()
  await expectText('Shown once at least 5 people have started')
  await expectText('0 of 160')
  await expectAccessible('a new company')
})

it('reminds people of unanswered invitations, after a confirmation', async () => {
  await open(
    {
      memberCounts: { all: 1, invited: 14, deactivated: 0 },
      invitationRemindGet: 12,
    },
    { RemindInvited: { invitationRemindMany: 12 } },
  )
  await expectText('12 invitations are unanswered')
  await press('Remind them')
  await expect.element(dialog('Remind 12 people?')).toBeVisible()
  await expectText('2 other invitations aren’t sent now')
  expect(callsOf('RemindInvited')).toEqual([])
  await expectAccessible('asking before a reminder')
  await press('Send 12 emails')
  await expectMessage('12 people were reminded')
  await expect.element(dialog('Remind 12 people?')).not.toBeInTheDocument()
})

it('the reminder dialog says why no reminder was sent, and stays open', async () => {
  await open(
    {
      memberCounts: { all: 1, invited: 1, deactivated: 0 },
      invitationRemindGet: 1,
    },
    { RemindInvited: refused('FORBIDDEN', 'You are no longer an admin.') },
  )
  await press('Remind them')
  await press('Send 1 email')
  await expectText('You are no longer an admin.')
  await expectAccessible('a refused reminder')
})

it('shows no figure about too few people on the company page', async () => {
  await open({ ...full, companyReportGetMany: { reports: reportsOf([line('joined', [8])]) } })
  await expectText('Too few people to show')
  await expectNoText(/^about \d/)
  await expectAccessible('few people')
})

it.each([390, desk])(
  'shows published figures with their period on the company page, %i px wide',
  async (width) => {
    await open(full, {}, width)
    await expectText('of 24, October 2026')
    await expectText('people, week from 26 Oct')
    await expectText('Focus and flow (myself)')
    await expectText('12 of 160')
    await expectText('3 invitations unanswered')
    await expect.element(link('Open the reports')).toBeVisible()
    await expect.element(button('Remind them')).not.toBeInTheDocument()
    await expectAccessible('a company with everything')
  },
)

it('offers to try again if the company page cannot load its data', async () => {
  await openPage(
    '/company',
    { Me, CompanyLanding: refused('TRY_AGAIN', 'The server is busy. Try again.') },
    { failing: true },
  )
  await expect.element(button('Try again')).toBeVisible()
  await expectAccessible('an error')
})
