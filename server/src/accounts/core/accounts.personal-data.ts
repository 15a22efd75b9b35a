import type { Personal } from '#entity/personal.types.ts'

/** Records about sign-in: proofs of identity, finished and pending. */
export const identityPersonal = {
  credential: {
    title: 'Password',
    about: 'When you set it. We don’t store the password itself, only a hash of it.',
    without: { opening: ['hash'], ofOthers: ['contestedDate'] },
    order: ['user'],
    group: 'secrets',
  },
  session: {
    title: 'Devices that are signed in',
    about: 'Without anything that would let someone sign in.',
    without: { opening: ['tokenHash'], inner: ['tries'] },
    group: 'signIns',
  },
  totp: {
    title: 'Authenticator app',
    about: 'Without its secret.',
    facts: [{ group: 'secondStep', call: 'companySecondFactors' }],
    without: { opening: ['sealedSecret'], inner: ['lastStep'] },
    order: ['user'],
    group: 'secrets',
  },
  smsFactor: {
    title: 'Phone for codes',
    about: 'The last 4 digits. The full number is stored encrypted.',
    without: { opening: ['sealedPhone', 'sealedPending'] },
    order: ['user'],
    group: 'secrets',
  },
  recoveryCode: {
    title: 'Recovery codes',
    about: 'When they were made and used, without the codes.',
    without: { opening: ['codeHash'] },
    order: ['codeHash'],
    group: 'secrets',
  },
  otpChallenge: {
    title: 'Codes by text message',
    about: 'Those of the last minutes, without the codes.',
    without: { opening: ['codeHash'], inner: ['session'] },
    group: 'secrets',
  },
  formerAddress: {
    title: 'Addresses you had before',
    about:
      'Kept so that emails sent there are erased with your account, and so that invitations to them end with your access.',
    order: ['emailKey'],
    group: 'signIns',
  },
  actionCode: {
    title: 'Links in emails',
    about: 'The ones not used yet, without the links.',
    without: { opening: ['codeHash'] },
    order: ['codeHash'],
    group: 'secrets',
  },
} satisfies Personal
