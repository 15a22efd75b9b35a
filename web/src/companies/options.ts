import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type OptionField = {
  name:
    | 'industry'
    | 'numberOfEmployees'
    | 'businessModel'
    | 'geographyFocus'
    | 'revenue'
    | 'engagementLevel'
    | 'employeeTurnover'
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** Values as the server takes them: product 5, company profile */
  values: readonly string[]
}

/** The fields of the company profile that are chosen from a list. */
export const optionFields: readonly OptionField[] = [
  {
    name: 'industry',
    label: msg`Industry`,
    values: [
      'Materials',
      'Energy',
      'Utilities',
      'Capital Goods',
      'Commercial & Professional Services',
      'Transportation',
      'Automobiles & Components',
      'Consumer Durables & Apparel',
      'Consumer Services',
      'Retailing',
      'Food & Staples Retailing',
      'Food, Beverage & Tobacco',
      'Household & Personal Products',
      'Health Care Equipment & Services',
      'Pharmaceuticals & Biotechnology',
      'Banks',
      'Diversified Financials',
      'Insurance',
      'Software & Services',
      'Technology Hardware & Equipment',
      'Semiconductors',
      'Telecommunication Services',
      'Media & Entertainment',
      'Real Estate',
    ],
  },
  {
    name: 'numberOfEmployees',
    label: msg`Employees`,
    values: [
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501-1,000',
      '1,001-5,000',
      '5,001-10,000',
      '> 10,000',
    ],
  },
  {
    name: 'businessModel',
    label: msg`Business model`,
    values: ['Customer focused', 'Operational efficiency', 'Innovation'],
  },
  {
    name: 'geographyFocus',
    label: msg`Geography`,
    values: ['1 country', 'Multi country (1 region)', 'Multi-region', 'Global'],
  },
  {
    name: 'revenue',
    label: msg`Revenue in a year`,
    values: [
      '< 50M USD',
      '50 - 100M USD',
      '100 - 500M USD',
      '500M - 1B USD',
      '1B - 10B USD',
      '> 10B USD',
    ],
  },
  {
    name: 'engagementLevel',
    label: msg`Engagement`,
    hint: msg`How many people are engaged, by your last survey.`,
    values: ['> 80%', '60 - 80%', '40 - 59%', '< 40%'],
  },
  {
    name: 'employeeTurnover',
    label: msg`Turnover`,
    hint: msg`How many people leave in a year.`,
    values: ['< 5%', '5 - 10%', '11 - 15%', '16 - 20%', '> 20%'],
  },
]
