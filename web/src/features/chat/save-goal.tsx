import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Target } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { recordsQuery } from '#features/advice/records.ts'
import { adviceFields } from '#features/advice/saving/saved.rules.ts'
import { useSaving } from '#features/advice/saving/saved.ts'
import { isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button, buttonClass } from '#ui/button.tsx'

type Props = { adviceId: string; title: string; path: string }

/** Saves the advice of a card as a goal. `path` is its page, which names action and entity. */
export function SaveGoal({ adviceId, title, path }: Props) {
  const { t } = useLingui()
  const { _id } = useMe()
  const saving = useSaving(_id)
  const queries = useQueryClient()
  const place = new URLSearchParams(path.split('?')[1])
  const actionId = place.get('action')
  const entity = place.get('entity')
  const save = useMutation({
    mutationFn: async () => {
      const [[advice], [action]] = await Promise.all([
        queries.fetchQuery(recordsQuery('impact-advice', [adviceId])),
        queries.fetchQuery(recordsQuery('impact-action', [actionId ?? ''])),
      ])
      if (!advice || !action || !isEntity(entity)) throw new Error('The advice is gone')
      return saving.create(adviceFields({ action, advice, category: '', entity }), 'goal')
    },
    onSuccess: () => showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' }),
  })
  if (actionId === null || !isEntity(entity)) return null
  if (save.isSuccess) {
    return (
      <AppLink ref={takeFocus} to={paths.goals} className={buttonClass('quiet', 'self-start')}>
        <Check aria-hidden="true" className="size-5" />
        <Trans>In My Goals</Trans>
      </AppLink>
    )
  }
  return (
    <>
      <InlineError error={save.error} />
      <Button
        variant="quiet"
        className="self-start"
        aria-label={t`Save as goal: ${title}`}
        pending={save.isPending}
        icon={<Target aria-hidden="true" className="size-5" />}
        onClick={() => save.mutate()}
      >
        <Trans>Save as goal</Trans>
      </Button>
    </>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
