import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'

const factorsDocument = graphql(`
  query Factors {
    me {
      totpEnabled
      twoFactorSMSEnabled
      canGetTexts
      totpSince
      twoFactorSMSSince
      twoFactorPhoneNumber
      recoveryCodes
      graceEnds
      company {
        name
        require2FA
      }
    }
  }
`)

export type Factors = {
  totp: boolean
  sms: boolean
  canGetTexts: boolean
  /** The time each was set up, as ISO instants. */
  totpSince: string | null
  smsSince: string | null
  /** All but the last four digits are stars. */
  phone: string | null
  codes: { left: number; all: number }
  /** The company that requires a second factor, and the deadline; null without such a company. */
  requiredBy: { company: string; until: string } | null
}

export const factorsQuery = queryOptions({
  queryKey: ['security', 'factors'],
  queryFn: async ({ signal }): Promise<Factors> => {
    const { me } = await request(factorsDocument, {}, { signal })
    const codes = me.recoveryCodes ?? []
    const { company } = me
    return {
      totp: me.totpEnabled ?? false,
      sms: me.twoFactorSMSEnabled ?? false,
      canGetTexts: me.canGetTexts ?? false,
      totpSince: me.totpSince,
      smsSince: me.twoFactorSMSSince,
      phone: me.twoFactorPhoneNumber,
      codes: { left: codes.filter((code) => code === 'unused').length, all: codes.length },
      requiredBy:
        me.graceEnds && company?.require2FA ? { company: company.name, until: me.graceEnds } : null,
    }
  },
})

/** Product 4, second factors: true if either is on. */
export const has2FA = ({ totp, sms }: Pick<Factors, 'totp' | 'sms'>): boolean => totp || sms
