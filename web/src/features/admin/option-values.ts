// Same as the server's `companies.rules.ts`; test/options.test.ts compares them.

/** Values of the company profile (product 5, company profile). */
export const optionValues = {
  industry: [
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
  numberOfEmployees: [
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '501-1,000',
    '1,001-5,000',
    '5,001-10,000',
    '> 10,000',
  ],
  businessModel: ['Customer focused', 'Operational efficiency', 'Innovation'],
  geographyFocus: ['1 country', 'Multi country (1 region)', 'Multi-region', 'Global'],
  revenue: [
    '< 50M USD',
    '50 - 100M USD',
    '100 - 500M USD',
    '500M - 1B USD',
    '1B - 10B USD',
    '> 10B USD',
  ],
  engagementLevel: ['> 80%', '60 - 80%', '40 - 59%', '< 40%'],
  employeeTurnover: ['< 5%', '5 - 10%', '11 - 15%', '16 - 20%', '> 20%'],
} as const

export type OptionName = keyof typeof optionValues

export const optionNames = Object.keys(optionValues) as OptionName[]

/** The company's values as form values; '' if not set. */
export const optionsOf = (company: Readonly<Partial<Record<OptionName, string | null>>>) =>
  Object.fromEntries(optionNames.map((name) => [name, company[name] ?? ''])) as Record<
    OptionName,
    string
  >
