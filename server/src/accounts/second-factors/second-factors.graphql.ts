import type { LoginResultType } from '#accounts/core/login-result.graphql.ts'
import type { SignIn } from '#accounts/core/session.ts'
import type { Builder } from '#graphql/builder.ts'
import { type SignedIn, signedIn } from '#graphql/context.ts'
import { generateRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { testSecondFactor } from './second-factor-test.ts'
import {
  disableSmsWithRecovery,
  requestSms,
  setUpSms,
  verifyAndDisableSms,
  verifySms,
} from './sms.ts'
import { disableTotp, initiateTotp, type TotpSetup, verifyTotp } from './totp.ts'

/** Calls that take a code and answer a fresh token. */
const BY_CODE: Record<string, (context: SignedIn, code: string) => Promise<SignIn>> = {
  verifyTOTP: verifyTotp,
  useRecoveryCode,
  verifySMSOTP: verifySms,
  verifyAndDisableSMSOTP: verifyAndDisableSms,
  disableSMSOTPWithRecovery: disableSmsWithRecovery,
}

/** The calls of the second factors: product 7, identity. */
export function addFactors(builder: Builder, LoginResult: LoginResultType): void {
  const Setup = builder.objectRef<TotpSetup>('TOTPSetup').implement({
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'In base32, to be typed' }),
      uri: t.exposeString('uri', { description: 'The same for a square code to be scanned' }),
    }),
  })
  for (const [name, call] of Object.entries(BY_CODE)) {
    builder.mutationField(name, (t) =>
      t.field({
        type: LoginResult,
        args: { code: t.arg.string({ required: true }) },
        resolve: (_root, { code }, context) => call(signedIn(context), code),
      }),
    )
  }
  builder.mutationFields((t) => ({
    initiateTOTP: t.field({
      type: Setup,
      resolve: (_root, _args, context) => initiateTotp(signedIn(context)),
    }),
    disableTOTP: t.field({
      type: LoginResult,
      args: { code: t.arg.string(), recoveryCode: t.arg.string() },
      resolve: (_root, args, context) => disableTotp(signedIn(context), args),
    }),
    generateRecoveryCodes: t.stringList({
      resolve: (_root, _args, context) => generateRecoveryCodes(signedIn(context)),
    }),
    setupSMSOTP: t.boolean({
      args: { phone: t.arg.string({ required: true }) },
      resolve: (_root, { phone }, context) => setUpSms(signedIn(context), phone),
    }),
    requestSMSOTP: t.boolean({
      resolve: (_root, _args, context) => requestSms(signedIn(context)),
    }),
    secondFactorTest: t.boolean({
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => testSecondFactor(signedIn(context), code),
    }),
  }))
}
