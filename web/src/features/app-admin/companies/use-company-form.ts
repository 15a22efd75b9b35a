import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import {
  type Company,
  companyQuery,
  createCompany,
  updateCompany,
} from '#features/app-admin/companies.queries.ts'
import { changedFields } from '#lib/form-versions.ts'
import { newId } from '#lib/ids.ts'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import {
  baseOf,
  type CompanyValues,
  faultOf,
  fieldsOf,
  nothing,
  type ValueFault,
} from './company.rules.ts'

const faults: Readonly<Record<ValueFault, MessageDescriptor>> = {
  name: msg`Enter the company’s name.`,
  seatLimit: msg`Enter a number from 1 to 1,000,000, or leave it empty.`,
  require2FAGraceDays: msg`Enter a number of days from 0 to 90.`,
}

function useCheck() {
  const { i18n } = useLingui()
  return (values: CompanyValues) => {
    const field = faultOf(values)
    return field === null ? {} : { [field]: i18n._(faults[field]) }
  }
}

export function useCompanyForm(company: Company): RecordFormState<CompanyValues> {
  const queries = useQueryClient()
  const { _id } = company
  return useRecordForm<Company, CompanyValues>({
    name: `app-admin.company.${_id}`,
    record: company,
    baseOf,
    check: useCheck(),
    update: async (version, before, now) => {
      const changed: readonly string[] = changedFields(before, now)
      const fields = Object.entries(fieldsOf(now)).filter(([name]) => changed.includes(name))
      return baseOf(await updateCompany(queries, { _id, version, ...Object.fromEntries(fields) }))
    },
    newest: async () => {
      try {
        return baseOf((await queries.fetchQuery(companyQuery(_id))).company)
      } catch (error) {
        if (toAppError(error).code === 'NOT_FOUND') return null
        throw error
      }
    },
  })
}

/** The form of a new company: `made` gets its id, which stays the same on a retry. */
export function useNewCompany(made: (id: string) => void): RecordFormState<CompanyValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [_id] = useState(newId)
  return useRecordForm<null, CompanyValues>({
    name: 'app-admin.company.new',
    record: null,
    baseOf: () => nothing,
    check: useCheck(),
    saved: t`Company created`,
    update: async (_version, _before, now) => {
      const company = await createCompany(queries, { _id, ...fieldsOf(now) })
      made(company._id)
      return baseOf(company)
    },
    newest: async () => null,
  })
}
