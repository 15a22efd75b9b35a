import type { Personal } from '#entity/personal.types.ts'

/** Records of the way in, what proves who somebody is and what waits to. */
export const identityPersonal = {
  credential: {
    title: 'Password',
    about: 'When you set it. The password itself is stored nowhere, only what proves it.',
    without: { opening: ['hash'], ofOthers: ['contestedDate'] },
    order: ['user'],
    group: 'secrets',
  },
  session: {
    title: 'Devices that are signed in',
    about: 'Without what would let somebody in.',
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
    about: 'The last four digits; the number is kept under seal.',
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
      'Kept so that what was sent there is erased with you, and so that invitations to them end with your access.',
    order: ['emailKey'],
    group: 'signIns',
  },
  actionCode: {
    title: 'Links in mails',
    about: 'Those that still wait to be used, without the links.',
    without: { opening: ['codeHash'] },
    order: ['codeHash'],
    group: 'secrets',
  },
} satisfies Personal
