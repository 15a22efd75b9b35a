import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { refreshDays } from '#api/me.ts'
import { type FormEditing, useFormEditing } from '#shell/editing/use-form-editing.ts'
import { newestProfile, type Profile, saveProfile } from './profile.data.ts'
import {
  baseOf,
  changesToSend,
  emptiedName,
  movesDays,
  type ProfileField,
  type ProfileValues,
} from './profile.rules.ts'

export const draftName = 'profile'

export type ProfileEditing = FormEditing<ProfileValues> & { profile: Profile }

/** The one form of the profile page and its way to the server. */
export function useProfileEditing(profile: Profile): ProfileEditing {
  const { t } = useLingui()
  const queries = useQueryClient()
  const editing = useFormEditing<Profile, ProfileValues>({
    name: draftName,
    record: profile,
    baseOf,
    check: (values, before) => {
      const field = emptiedName(before, values)
      return field && { field, message: t`Write a name that can be read.` }
    },
    update: async (version, before, now) => {
      const obj = { _id: profile._id, version, ...changesToSend(before, now) }
      const saved = await saveProfile(queries, obj)
      if (movesDays(before, now)) void refreshDays(queries)
      return baseOf(saved)
    },
    newest: async () => baseOf(await newestProfile(queries)),
  })
  return { ...editing, profile }
}

export const ProfileContext = createContext<ProfileEditing | null>(null)

/** The form on screen, for its sections. */
export function useProfile(): ProfileEditing {
  const editing = useContext(ProfileContext)
  if (editing === null) throw new Error('a section outside of the profile')
  return editing
}

/** What a field of the form has, whatever its look. */
export function useProfileField<F extends ProfileField>(field: F) {
  const { values, write, fault } = useProfile()
  return {
    value: values[field],
    onWrite: (value: ProfileValues[F]) => write(field, value),
    error: fault?.field === field ? fault.message : undefined,
    fault,
  }
}
