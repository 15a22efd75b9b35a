import { useQueryClient } from '@tanstack/react-query'
import type { CompanyUpdateInput } from '#api/generated/graphql.ts'
import { type Base, changedFields, type FormValues } from '#lib/form-versions.ts'
import type { Faults } from '#shell/forms/use-form.ts'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import { type Company, companyQuery, updateCompany } from './company.queries.ts'

export type CompanyPart<V> = {
  name: string
  company: Company
  valuesOf: (company: Company) => V
  /** The server's input for these values. */
  fieldsOf: (values: V) => Omit<CompanyUpdateInput, '_id' | 'version'>
  check?: (values: V) => Faults<V>
}

/** A part of the company to change; only changed fields are sent. */
export function useCompany<V extends FormValues<V>>(part: CompanyPart<V>): RecordFormState<V> {
  const queries = useQueryClient()
  const { _id } = part.company
  const baseOf = (company: Company): Base<V> => ({
    version: company.version,
    values: part.valuesOf(company),
  })
  return useRecordForm<Company, V>({
    name: `company.${part.name}.${_id}`,
    record: part.company,
    baseOf,
    ...(part.check && { check: part.check }),
    update: async (version, before, now) => {
      const changed: readonly string[] = changedFields(before, now)
      const fields = Object.entries(part.fieldsOf(now)).filter(([name]) => changed.includes(name))
      return baseOf(await updateCompany(queries, { _id, version, ...Object.fromEntries(fields) }))
    },
    newest: async () => baseOf((await queries.fetchQuery(companyQuery(_id))).company),
  })
}
