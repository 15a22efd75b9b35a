/* eslint-disable */
/** Who sees what of a person, by the description of PrivacyGroup in the schema. */
export const whoSees = {
  account: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
  address: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
  begun: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
  byCompany: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
  feedback: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'yes' },
  flows: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  goals: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  membership: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'yes' },
  name: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
  pauses: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  profile: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  score: { you: 'yes', colleagues: 'no', companyAdmins: 'ifShared', appAdmins: 'no' },
  searches: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  secondStep: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
  secrets: { you: 'sealed', colleagues: 'sealed', companyAdmins: 'sealed', appAdmins: 'sealed' },
  settings: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  signIns: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  viewed: { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  workRole: { you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes' },
} as const
