/* eslint-disable */
// From server/contract.json.
export const companyFields = {
  "name": {
    "max": 200
  },
  "emailDomains": {
    "max": 50
  },
  "adminEmails": {
    "max": 50
  },
  "businessModel": {
    "values": [
      "Customer focused",
      "Operational efficiency",
      "Innovation"
    ]
  },
  "geographyFocus": {
    "values": [
      "1 country",
      "Multi country (1 region)",
      "Multi-region",
      "Global"
    ]
  },
  "revenue": {
    "values": [
      "< 50M USD",
      "50 - 100M USD",
      "100 - 500M USD",
      "500M - 1B USD",
      "1B - 10B USD",
      "> 10B USD"
    ]
  },
  "industry": {
    "values": [
      "Materials",
      "Energy",
      "Utilities",
      "Capital Goods",
      "Commercial & Professional Services",
      "Transportation",
      "Automobiles & Components",
      "Consumer Durables & Apparel",
      "Consumer Services",
      "Retailing",
      "Food & Staples Retailing",
      "Food, Beverage & Tobacco",
      "Household & Personal Products",
      "Health Care Equipment & Services",
      "Pharmaceuticals & Biotechnology",
      "Banks",
      "Diversified Financials",
      "Insurance",
      "Software & Services",
      "Technology Hardware & Equipment",
      "Semiconductors",
      "Telecommunication Services",
      "Media & Entertainment",
      "Real Estate"
    ]
  },
  "numberOfEmployees": {
    "values": [
      "1-10",
      "11-50",
      "51-200",
      "201-500",
      "501-1,000",
      "1,001-5,000",
      "5,001-10,000",
      "> 10,000"
    ]
  },
  "engagementLevel": {
    "values": [
      "> 80%",
      "60 - 80%",
      "40 - 59%",
      "< 40%"
    ]
  },
  "employeeTurnover": {
    "values": [
      "< 5%",
      "5 - 10%",
      "11 - 15%",
      "16 - 20%",
      "> 20%"
    ]
  },
  "referralCode": {
    "max": 100
  },
  "seatLimit": {
    "min": 1,
    "max": 1000000
  },
  "require2FAGraceDays": {
    "max": 90
  },
  "sessionHours": {
    "min": 1,
    "max": 2160
  },
  "sessionIdleMinutes": {
    "min": 5,
    "max": 43200
  }
} as const
