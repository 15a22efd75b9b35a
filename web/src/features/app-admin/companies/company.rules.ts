import type { CompanyUpdateInput } from '#api/generated/graphql.ts'
import { type OptionName, optionNames, optionsOf } from '#features/admin/option-values.ts'
import type { Company } from '#features/app-admin/companies.queries.ts'
import type { Base } from '#lib/form-versions.ts'
import { companyFields } from '#lib/generated/company.ts'

/** The values in the form of a company; a list has one entry per line. */
export type CompanyValues = Record<OptionName, string> & {
  name: string
  emailDomains: string
  adminEmails: string
  referralCode: string
  /** A day; '' for no end */
  referralCodeExpires: string
  /** '' for no limit */
  seatLimit: string
  require2FA: boolean
  require2FAGraceDays: string
}

const linesOf = (list: readonly string[] | null | undefined) => (list ?? []).join('\n')

export const entriesOf = (text: string): string[] =>
  text
    .split(/[\n\r,;]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const baseOf = (company: Company): Base<CompanyValues> => ({
  version: company.version,
  values: {
    name: company.name,
    ...optionsOf(company),
    emailDomains: linesOf(company.emailDomains),
    adminEmails: linesOf(company.adminEmails),
    referralCode: company.referralCode ?? '',
    referralCodeExpires: company.referralCodeExpires?.slice(0, 10) ?? '',
    seatLimit: `${company.seatLimit ?? ''}`,
    require2FA: company.require2FA,
    require2FAGraceDays: `${company.require2FAGraceDays}`,
  },
})

/** The form of a new company. */
export const nothing: Base<CompanyValues> = {
  version: 0,
  values: {
    name: '',
    ...optionsOf({}),
    emailDomains: '',
    adminEmails: '',
    referralCode: '',
    referralCodeExpires: '',
    seatLimit: '',
    require2FA: false,
    require2FAGraceDays: '7',
  },
}

/** The server's input for these values; a code is valid until the end of its last day. */
export const fieldsOf = (values: CompanyValues) =>
  ({
    name: values.name.trim(),
    ...Object.fromEntries(optionNames.map((name) => [name, values[name] || null])),
    emailDomains: entriesOf(values.emailDomains),
    adminEmails: entriesOf(values.adminEmails),
    referralCode: values.referralCode.trim() || null,
    referralCodeExpires:
      values.referralCodeExpires === '' ? null : `${values.referralCodeExpires}T23:59:59Z`,
    seatLimit: values.seatLimit === '' ? null : Number(values.seatLimit),
    require2FA: values.require2FA,
    require2FAGraceDays: Number(values.require2FAGraceDays),
  }) satisfies Omit<CompanyUpdateInput, '_id'>

export type ValueFault = 'name' | 'seatLimit' | 'require2FAGraceDays'

export function faultOf(values: CompanyValues): ValueFault | null {
  if (values.name.trim() === '') return 'name'
  const seats = Number(values.seatLimit)
  const isCount =
    /^\d+$/.test(values.seatLimit) && seats >= 1 && seats <= companyFields.seatLimit.max
  if (values.seatLimit !== '' && !isCount) return 'seatLimit'
  const isGrace = /^\d+$/.test(values.require2FAGraceDays)
  return isGrace && Number(values.require2FAGraceDays) <= companyFields.require2FAGraceDays.max
    ? null
    : 'require2FAGraceDays'
}
