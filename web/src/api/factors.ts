import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'

const factorsDocument = graphql(`
  query Factors {
    me {
      totpEnabled
      twoFactorSMSEnabled
      totpSince
      twoFactorSMSSince
      twoFactorPhoneNumber
      recoveryCodes
      company {
        name
        require2FA
        require2FASince
        require2FAGraceDays
      }
    }
  }
`)

/** The second factors of the signed-in person. */
export type Factors = {
  totp: boolean
  sms: boolean
  /** When each was set up, as ISO instants. */
  totpSince: string | null
  smsSince: string | null
  /** All but the last four digits are stars. */
  phone: string | null
  codes: { left: number; all: number }
  /** The company that asks for a second factor; null where none does. */
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
      totpSince: me.totpSince,
      smsSince: me.twoFactorSMSSince,
      phone: me.twoFactorPhoneNumber,
      codes: { left: codes.filter((code) => code === 'unused').length, all: codes.length },
      requiredBy: company?.require2FA ? { company: company.name, until: graceEnd(company) } : null,
    }
  },
})

const day = 24 * 3_600_000

/** When the grace period ends after which nothing else opens (product 4, states of a session). */
function graceEnd(company: {
  require2FASince: string | null
  require2FAGraceDays: number
}): string {
  const since = company.require2FASince === null ? 0 : Date.parse(company.require2FASince)
  return new Date(since + company.require2FAGraceDays * day).toISOString()
}

/** Product 4, has2FA: true if either is on. */
export const has2FA = ({ totp, sms }: Pick<Factors, 'totp' | 'sms'>): boolean => totp || sms
