import type { Personal } from '#entity/personal.types.ts'

export const peoplePersonal = {
  user: {
    names: { _id: 'deleted' },
    title: 'Profile',
    about: 'Your name, settings, traits and profile.',
    without: { inner: ['emailKey', 'firstKey', 'lastKey', 'foundBy'] },
    // The state of a member: invited, not started yet, active or deactivated.
    facts: [
      { group: 'begun', call: 'memberGetMany' },
      // Name and picture, for people who search for an impact partner.
      { group: 'partnerSearch', call: 'partnerColleagueGetMany', ifShared: 'colleagues' },
    ],
    group: {
      fields: {
        name: ['firstName', 'lastName', 'avatar'],
        address: ['email'],
        account: [
          'isCompanyAdmin',
          'isAppAdmin',
          'emailVerified',
          'isPrelaunch',
          'company',
          'lastIosLogin',
          'createdDate',
        ],
        workRole: ['role'],
        membership: ['tier'],
        profile: [
          'profileCluster',
          'selectedTraitIds',
          'motivations',
          'learningStyles',
          'timeCommitDaily',
          'job',
          'impactRanking',
        ],
        settings: [
          'timeZone',
          'holidayCalendar',
          'language',
          'optInEmail',
          'optContactByColleague',
          'shareWeeklyScore',
          'showWelcomeDialog',
          'feedsOfTheDay',
          'feedUpdateDate',
          'feedsShown',
          'tailored',
          'newsReadDate',
          'deletionDate',
          'updatedDate',
        ],
      },
    },
  },
} satisfies Personal
