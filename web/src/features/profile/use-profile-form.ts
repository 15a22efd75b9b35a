import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { refreshDays } from '#api/me.ts'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import { newestProfile, type Profile, saveProfile } from './profile.queries.ts'
import {
  baseOf,
  changesToSend,
  emptiedName,
  movesDays,
  type ProfileValues,
} from './profile.rules.ts'

/** The one form of the profile page and its way to the server. */
export function useProfileForm(profile: Profile): RecordFormState<ProfileValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  return useRecordForm<Profile, ProfileValues>({
    name: 'profile',
    record: profile,
    baseOf,
    check: (values, before) => {
      const field = emptiedName(before, values)
      return field === null ? {} : { [field]: t`Write a name that can be read.` }
    },
    update: async (version, before, now) => {
      const obj = { _id: profile._id, version, ...changesToSend(before, now) }
      const saved = await saveProfile(queries, obj)
      if (movesDays(before, now)) void refreshDays(queries)
      return baseOf(saved)
    },
    newest: async () => baseOf(await newestProfile(queries)),
  })
}
