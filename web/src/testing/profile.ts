import type { ProfileQuery } from '#api/generated/graphql.ts'
import { onboardingWords } from '#testing/onboarding-words.ts'
import type { Answers } from '#testing/server.ts'

type Profile = ProfileQuery['me']

export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  _id: 'nora',
  version: 1,
  firstName: 'Nora',
  lastName: 'Newcomer',
  role: 'team',
  job: null,
  timeCommitDaily: null,
  motivations: [],
  learningStyles: [],
  selectedTraitIds: [],
  profileCluster: null,
  timeZone: 'Europe/Vienna',
  holidayCalendar: null,
  optContactByColleague: false,
  shareWeeklyScore: false,
  language: 'en',
  tailored: true,
  ...more,
})
/** The answers that the profile page asks for. */
export const profileAnswers: Answers = {
  content: onboardingWords,
  Profile: { me: aProfile() },
  ImpactRanking: {
    impactRankingGet: { order: ['yourself', 'team', 'colleague', 'customer'], isOwn: false },
  },
  MembershipGet: {
    membershipGet: {
      isMember: true,
      viewerCanBuy: false,
      viewerCanManage: false,
      memberUntil: null,
      joinedCompany: false,
      memberships: [],
    },
  },
  PauseGetMany: { pauseGetMany: [] },
  CalendarAddressGet: { calendarAddressGet: { createdDate: null, lastReadDate: null } },
  AdviceWishes: { fitGet: { wishes: 0 } },
  HolidayCalendars: { holidayCalendarGetMany: [{ id: 'PT', name: 'Portugal' }] },
}
