import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import type { Member, MembersOf } from '#features/admin/members.queries.ts'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import { changesOf, memberQuery } from './member.queries.ts'
import { baseOf, changesToSend, losesName, type MemberValues } from './member.rules.ts'

export function useMember(member: Member, of: MembersOf): RecordFormState<MemberValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { _id } = member
  const isInvited = member.state === 'invited'
  return useRecordForm<Member, MemberValues>({
    name: `member.${_id}`,
    record: member,
    baseOf,
    check: (values) =>
      losesName(values, isInvited) ? { firstName: t`Enter a name that can be read.` } : {},
    update: async (version, before, now) => {
      await changesOf(of).update({ _id, version, ...changesToSend(before, now) })
      await reloadCompanies(queries)
      return baseOf(await queries.fetchQuery(memberQuery(of, _id)))
    },
    newest: async () => {
      try {
        return baseOf(await queries.fetchQuery(memberQuery(of, _id)))
      } catch (error) {
        if (toAppError(error).code === 'NOT_FOUND') return null
        throw error
      }
    },
  })
}
