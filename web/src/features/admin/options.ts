import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type OptionName, optionValues } from './option-values.ts'

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
    values: optionValues.industry,
  },
  {
    name: 'numberOfEmployees',
    label: msg`Employees`,
    values: optionValues.numberOfEmployees,
  },
  {
    name: 'businessModel',
    label: msg`Business model`,
    values: optionValues.businessModel,
  },
  {
    name: 'geographyFocus',
    label: msg`Geography`,
    values: optionValues.geographyFocus,
  },
  {
    name: 'revenue',
    label: msg`Revenue in a year`,
    values: optionValues.revenue,
  },
  {
    name: 'engagementLevel',
    label: msg`Engagement`,
    hint: msg`Share of engaged people in your last survey.`,
    values: optionValues.engagementLevel,
  },
  {
    name: 'employeeTurnover',
    label: msg`Turnover`,
    hint: msg`Share of people who leave in a year.`,
    values: optionValues.employeeTurnover,
  },
]
