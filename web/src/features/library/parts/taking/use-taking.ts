import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdviceFields } from '#advice/saving/saved.rules.ts'
import { useSaving } from '#advice/saving/saved.ts'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { addHelp, removeHelp } from './taking.queries.ts'
import type { OnTaken } from './taking.tsx'

/** How long an undo is offered in a snackbar, in milliseconds. */
const undoTime = 10_000

export type UseTaking = ReturnType<typeof useTaking>

/** Adds help to a goal, which can be undone, or saves it with advice as a new goal. */
export function useTaking(help: ImplementationAdvice, onTaken: OnTaken) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const saving = useSaving(useMe()._id)
  const { id, title, body } = help

  async function undo(_id: string) {
    try {
      await removeHelp(queries, _id, id)
      onTaken(null)
      showSnackbar({ text: t`Taken out of the goal again`, color: 'info', about: `${_id} ${id}` })
    } catch (error) {
      showSnackbar({ text: errorText(error) })
    }
  }

  const add = useMutation({
    mutationFn: ({ _id }: { _id: string; title: string }) => addHelp(queries, _id, help),
    onSuccess: (_, goal) => {
      showSnackbar({
        text: t`Added to My Impact Goal`,
        color: 'success',
        timeout: undoTime,
        action: { label: t`Undo`, run: () => void undo(goal._id) },
        about: `${goal._id} ${id}`,
      })
      onTaken(goal)
    },
  })
  const create = useMutation({
    mutationFn: (fields: AdviceFields) => saving.create(fields, 'goal', [{ id, title, body }]),
    onSuccess: (_, { adviceTitle }) => {
      showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' })
      onTaken({ _id: null, title: adviceTitle })
    },
  })
  const isBusy = add.isPending || create.isPending
  return {
    /** The goal, or the advice, that is being saved. */
    pending: add.isPending
      ? add.variables._id
      : create.isPending
        ? create.variables.adviceId
        : null,
    error: add.error ?? create.error,
    add: (_id: string, title: string) => {
      if (isBusy) return
      create.reset()
      add.mutate({ _id, title })
    },
    create: (fields: AdviceFields) => {
      if (isBusy) return
      add.reset()
      create.mutate(fields)
    },
  }
}
