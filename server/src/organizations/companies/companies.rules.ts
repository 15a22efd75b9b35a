/** The option lists of the company profile: product 5, company profile. */
export const BUSINESS_MODELS = ['Customer focused', 'Operational efficiency', 'Innovation']
export const GEOGRAPHY_FOCUSES = ['1 country', 'Multi country (1 region)', 'Multi-region', 'Global']
export const REVENUES = [
  '< 50M USD',
  '50 - 100M USD',
  '100 - 500M USD',
  '500M - 1B USD',
  '1B - 10B USD',
  '> 10B USD',
]
export const ENGAGEMENT_LEVELS = ['> 80%', '60 - 80%', '40 - 59%', '< 40%']
export const EMPLOYEE_TURNOVERS = ['< 5%', '5 - 10%', '11 - 15%', '16 - 20%', '> 20%']
export const EMPLOYEE_BANDS = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1,000',
  '1,001-5,000',
  '5,001-10,000',
  '> 10,000',
]
export const INDUSTRIES = [
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
]

/** Days from the requirement of a second factor until it is enforced. */
export const DEFAULT_GRACE_DAYS = 7
