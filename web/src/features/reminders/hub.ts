import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'

type Place = { id?: string; copy?: string }

/**
 * The company whose reminders are edited: ?company= for app admins, null for the viewer's own
 * company. Also returns its addresses.
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
