import { companyFields } from '#lib/generated/company.ts'

type CompanyFields = typeof companyFields

/** The fields of the company's profile that have options (product 5, company profile). */
export type OptionName = {
  [Name in keyof CompanyFields]: CompanyFields[Name] extends { values: readonly string[] }
    ? Name
    : never
}[keyof CompanyFields]

export const optionNames = Object.entries(companyFields).flatMap(([name, field]) =>
  'values' in field ? [name as OptionName] : [],
)

/** The company's values as form values; '' if not set. */
export const optionsOf = (company: Readonly<Partial<Record<OptionName, string | null>>>) =>
  Object.fromEntries(optionNames.map((name) => [name, company[name] ?? ''])) as Record<
    OptionName,
    string
  >
