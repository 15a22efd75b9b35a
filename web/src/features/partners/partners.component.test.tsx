import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectAddress,
  expectAlert,
  expectMessage,
  expectNoText,
  expectText,
  field,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, refused } from '#testing/server.ts'
import type { Partner } from './sharing.queries.ts'

const me = { _id: 'nora', version: 1, optContactByColleague: false }
const person = (name: string) => ({ name, firstName: name.split(' ')[0] ?? '', avatar: null })
const aPartner = (more: Partial<Partner> = {}): Partner => ({
  ...{ _id: 'p1', state: 'accepted', person: person('Ada Byron') },
  ...{ expires: null, goals: [], shared: [] },
  ...more,
})
const seen = {
  ...{ _id: 'g1', title: 'Thank someone', planWhen: 'the stand-up ends', planThen: 'I thank Mei' },
  ...{ progress: 'Making headway', reviewDate: '2026-11-20', isAchieved: false },
}
const theirs = { ...seen, isNudged: true, isCheered: false, isAsked: false, question: null }
const list = (...partnerGetMany: Partner[]) => ({ partnerGetMany, me })
const openPartners = (
  Partners: NonNullable<Answers['Partners']>,
  more: Answers = {},
  options = {},
) => openPage('/impact-partners', { Partners, ...more }, options)
const expires = new Date(Date.now() + 14 * 86_400_000).toISOString()

it('finds a colleague by name, and invites them as partner', async () => {
  const found = [{ _id: 'bob', ...person('Bob Berg') }]
  await openPartners(
    [list(), list(aPartner({ state: 'invited', person: person('Bob Berg'), expires }))],
    {
      FindColleagues: { partnerColleagueGetMany: found },
      InvitePartner: [
        refused('TOO_MANY_REQUESTS', 'You can send 20 invitations a week.'),
        { partnerInvite: { state: 'invited', code: null } },
      ],
    },
  )
  await expectText('No partners yet')
  await expectAccessible('empty')
  await press('Invite a partner')
  await expect.element(field('Your colleague’s name')).toHaveFocus()
  await type('Your colleague’s name', 'Bo')
  await expectText('1 person found')
  await expectAccessible('found')
  await press('Invite Bob Berg')
  await expectAlert('You can send 20 invitations a week.')
  await press('Invite Bob Berg')
  await expectMessage('Invitation sent')
  await expectText('Waiting for an answer')
  await expectAccessible('invited')
  expect(callsOf('InvitePartner')[0]).toEqual({ obj: { colleague: 'bob' } })
})

it('creates an invitation link if no colleague is found', async () => {
  await openPartners(list(), {
    FindColleagues: { partnerColleagueGetMany: [] },
    InvitePartner: { partnerInvite: { state: 'invited', code: 'CODE' } },
  })
  await press('Invite a partner')
  await type('Your colleague’s name', 'Zo')
  await expectText('No one found.')
  await press('Create a link')
  const address = `${location.origin}/impact-partners?invite=CODE`
  await expect.element(field('Invitation link')).toHaveValue(address)
  await expectAccessible('link')
})

it('offers only an invitation link to people without a company', async () => {
  const Me = aPerson({ isPublicUser: true, tier: 'member', company: null })
  const membership = {
    ...{ isMember: true, viewerCanBuy: false, viewerCanManage: false, memberUntil: null },
    ...{ joinedCompany: false, memberships: [] },
  }
  await openPartners(list(), { Me, MembershipGet: { membershipGet: membership } })
  await press('Invite a partner')
  await expect.element(button('Create a link')).toBeVisible()
  await expectNoText('Your colleague’s name')
  await expectNoText('Colleagues can find me')
})

it('accepts a partner, blocks them after a confirmation, and unblocks them', async () => {
  const blocked = list(aPartner({ state: 'blocked' }))
  await openPartners(
    [list(aPartner({ state: 'incoming', expires })), list(aPartner()), blocked, list()],
    {
      AcceptPartner: { partnerAccept: true },
      BlockPartner: { partnerBlock: true },
      UnblockPartner: { partnerUnblock: true },
    },
  )
  await expectText('Ada Byron invites you to be impact partners')
  await expectAccessible('incoming')
  await press('Accept')
  await expectMessage('You and Ada are partners now')
  await expectText('Ada hasn’t shared a goal yet.')
  await press('Block Ada Byron')
  await expectAccessible('block')
  await dialog('Block Ada?').getByRole('button', { name: 'Block', exact: true }).click()
  await expectMessage('Blocked')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await page.getByText('Blocked people (1)').click()
  await expectAccessible('blocked')
  await press('Unblock Ada Byron')
  await expectMessage('Unblocked')
})

it('shows the shared goals of both partners, cheers at one, and stops sharing another', async () => {
  const shared = { _id: 'g1', title: 'Thank someone', cheeredDate: '2026-11-20T10:00:00.000Z' }
  const both = aPartner({ goals: [theirs], shared: [shared] })
  const cheered = aPartner({
    goals: [{ ...theirs, isNudged: false, isCheered: true }],
    shared: [shared],
  })
  await openPartners(
    [list(both), list(cheered), list({ ...cheered, shared: [] })],
    {
      CheerPartner: { partnerCheer: true },
      UnsharePartnerGoal: { partnerUnshareGoal: true },
    },
    { width: desk },
  )
  await expectText("When the stand-up ends, I'll thank Mei")
  await expectText('Ada cheered you on')
  await expectAccessible('accepted')
  await press('Cheer: Thank someone')
  await expectText('You cheered this week')
  await press('Stop sharing: Thank someone')
  await expectMessage('No longer shared')
  await expectText('None yet. You choose each goal you share.')
  expect(callsOf('CheerPartner')).toEqual([{ _id: 'p1', goalId: 'g1' }])
})

it('asks a partner about a goal once, and shows the answer beside the goal', async () => {
  const one = (more: object) => list(aPartner({ goals: [{ ...theirs, isNudged: false, ...more }] }))
  const sentDate = new Date().toISOString()
  const question = { sentDate, answer: null, line: null }
  await openPartners([one({ isNudged: true }), one({ isAsked: true, question })], {
    AskPartner: { partnerAsk: true },
  })
  await press('Ask Ada how it went: Thank someone')
  await expectMessage('Ada will see your question')
  await expectText('Asked today')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expectNoText('Ask Ada')
  await expectAccessible('asked')
  expect(callsOf('AskPartner')).toEqual([{ _id: 'p1', goalId: 'g1' }])

  const answered = { sentDate: '2026-11-03T10:00:00.000Z', answer: 'help', line: '<b>No time</b>' }
  await openPartners(one({ question: answered }), {}, { width: 320 })
  await expectText('Ada: Could use a hand')
  await expectText('“<b>No time</b>”')
  await expectText('Asked on 3 Nov')
  await expect.element(button('Ask Ada how it’s going: Thank someone')).toBeVisible()
  await expectAccessible('answered')
})

it('shows the person which refusal met their question to a partner', async () => {
  const words = 'You and this person are no longer partners.'
  await openPartners([list(aPartner({ goals: [theirs] })), list()], {
    AskPartner: refused('NOT_FOUND', words),
  })
  await press('Ask Ada how it went: Thank someone')
  await expectMessage(words)
  await expectText('No partners yet')
})

it('shares a goal with a partner after it lists the fields that the partner will see', async () => {
  const goal = (_id: string, state = 'going') => ({
    ...{ _id, title: `Goal ${_id}`, state, isGoal: true },
  })
  await openPartners(
    list(aPartner({ shared: [{ _id: 'g1', title: 'Thank someone', cheeredDate: null }] })),
    {
      GoalsToShare: () => ({
        goalGetMany: [
          ...[goal('g1'), goal('g3', 'letGo')],
          ...(callsOf('SharePartnerGoal').length === 0 ? [goal('g2')] : []),
        ],
      }),
      SharePartnerGoal: { partnerShareGoal: true },
    },
  )
  await press('Share a goal')
  await expectText(/Ada will see the title, .*Nothing else: no notes/)
  await expectNoText('Goal g1')
  await expectNoText('Goal g3')
  await expectAccessible('goals to share')
  await press('Share: Goal g2')
  await expectMessage('Ada can see this goal now')
  expect(callsOf('SharePartnerGoal')).toEqual([{ _id: 'p1', goalId: 'g2' }])
  await press('Share a goal')
  await expectText('You have no more goals to share.')
  await expectAccessible('nothing to share')
})

it('a switch lets colleagues find the person as a partner', async () => {
  const found = { ...me, version: 2, optContactByColleague: true }
  await openPartners([list(), { partnerGetMany: [], me: found }], {
    LetColleaguesFindMe: { userUpdate: found },
  })
  await page.getByRole('switch', { name: 'Colleagues can find me' }).click()
  await expectMessage('Saved')
  await expect.element(page.getByRole('switch')).toBeChecked()
})

const link = (more: object = {}) => ({
  PartnerLink: { partnerLinkGet: { ...person('Ada Byron'), isOwn: false, ...more } },
})
it.each([
  ['used or too old', { PartnerLink: refused('INVALID_CODE', '') }, /doesn’t work/, 'Close'],
  ['one’s own', link({ isOwn: true }), 'This is your own link', 'Close'],
  ['left for later', link(), 'Ada Byron invites you', 'Not now'],
])('closes a partner invitation link that is %s', async (_what, more, words, way) => {
  await openPage('/impact-partners?invite=CODE', { Partners: list(), ...more } as Answers)
  await expectText(words)
  await expectAccessible('link')
  await press(way)
  await expectAddress('/impact-partners')
})

it('stores an invitation to a partner during a sign-in', async () => {
  await openPage('/impact-partners?invite=CODE', {}, { signedOff: true })
  await expectAddress('/auth/login')
  expect(localStorage.getItem('PARTNER_INVITATION')).toBe('"CODE"')
  await expectText('You’re invited to be impact partners.')
})

it('shows a stored invitation to a partner until it is answered', async () => {
  localStorage.setItem('PARTNER_INVITATION', '"CODE"')
  await openPartners([list(), list(aPartner())], {
    ...link(),
    AcceptPartnerLink: { partnerAcceptLink: 'p1' },
  })
  await expectText('Ada Byron invites you to be impact partners')
  await expectAccessible('invited by a link')
  await press('Accept')
  await expectMessage('You and Ada are partners now')
  expect(callsOf('AcceptPartnerLink')).toEqual([{ code: 'CODE' }])
  expect(localStorage.getItem('PARTNER_INVITATION')).toBeNull()
})
