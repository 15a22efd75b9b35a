import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { companyFields } from '#lib/generated/company.ts'
import type { OptionName } from './option-values.ts'

type OptionField = {
  name: OptionName
  label: MessageDescriptor
  hint?: MessageDescriptor
  values: readonly string[]
}

export const optionFields: readonly OptionField[] = [
  {
    name: 'industry',
    label: msg`Industry`,
    values: companyFields.industry.values,
  },
  {
    name: 'numberOfEmployees',
    label: msg`Employees`,
    values: companyFields.numberOfEmployees.values,
  },
  {
    name: 'businessModel',
    label: msg`Business model`,
    values: companyFields.businessModel.values,
  },
  {
    name: 'geographyFocus',
    label: msg`Geography`,
    values: companyFields.geographyFocus.values,
  },
  {
    name: 'revenue',
    label: msg`Revenue in a year`,
    values: companyFields.revenue.values,
  },
  {
    name: 'engagementLevel',
    label: msg`Engagement`,
    hint: msg`Share of engaged people in your last survey.`,
    values: companyFields.engagementLevel.values,
  },
  {
    name: 'employeeTurnover',
    label: msg`Turnover`,
    hint: msg`Share of people who leave in a year.`,
    values: companyFields.employeeTurnover.values,
  },
]
