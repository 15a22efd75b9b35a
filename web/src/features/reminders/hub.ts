import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'

type Place = { id?: string; copy?: string }

/**
 * Whose reminders are written: `company` is the one that an app admin names with ?company=, null of
 * one's own. With the addresses that stay there.
 */
export function useHub() {
  const [search] = useSearchParams()
  const company = search.get('company')
  return {
    company,
    list: company === null ? paths.companyReminders : paths.companyRemindersOf(company),
    edit: (place: Place = {}) =>
      paths.editReminder(company === null ? place : { ...place, company }),
  }
}
