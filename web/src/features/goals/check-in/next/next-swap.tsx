import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { inOrder, recordsQuery } from '#advice/records.ts'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { linkClass } from '#ui/link.tsx'
import { toneClass } from '#ui/tone.ts'
import type { NextFields, NextPartProps } from './next-dialog.tsx'

/** Other advice for the same action; the goal goes on with it and keeps its history. */
export function SwapFields({ goal }: NextPartProps) {
  const { t } = useLingui()
  const { values, write } = useFormContext<NextFields>()
  const { actionId, entity } = goal
  const actions = useSuspenseQuery(recordsQuery('impact-action', actionId ? [actionId] : []))
  const ids = (actions.data[0]?.adviceIds ?? []).filter((id) => id !== goal.adviceId)
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', ids))
  const offered = inOrder(ids, data)
  if (offered.length === 0 || !actionId) {
    return (
      <p>
        <Trans>
          There is no other advice for this action. Perhaps{' '}
          <AppLink to={paths.library} className={linkClass()}>
            something else
          </AppLink>{' '}
          fits better.
        </Trans>
      </p>
    )
  }

  const tone = toneClass[isEntity(entity) ? entityTone[entity] : 'sun']
  function choose(id: string) {
    const advice = offered.find((one) => one.id === id)
    if (!advice) return
    write({
      ...{ adviceId: id, adviceTitle: advice.title, adviceBody: advice.body },
      ...{ planWhen: advice.when ?? '', planThen: advice.then ?? '' },
    })
  }
  return (
    <>
      <p>
        <Trans>Your goal goes on with it, and keeps its history.</Trans>
      </p>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t`Other advice`}</legend>
        {offered.map(({ id, title, when, then }) => (
          <label
            key={id}
            className={cx(
              'flex min-w-0 cursor-pointer gap-3 rounded-tile p-4 transition-[background-color] has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
              id === values.adviceId ? tone : 'bg-quiet',
            )}
          >
            <input
              type="radio"
              name="advice"
              checked={id === values.adviceId}
              onChange={() => choose(id)}
              className="mt-1 size-5 shrink-0 accent-[#15162c]"
            />
            <span className="min-w-0">
              <span className="block font-bold">{title}</span>
              {when && then && (
                <span className="mt-1 block text-note">{t`When ${when}, then ${then}.`}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <AppLink to={paths.action({ action: actionId, entity })} className={linkClass()}>
          <Trans>Read them first</Trans>
        </AppLink>
      </p>
    </>
  )
}
