import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import type { AdviceFields } from '#features/advice/saving/saved.rules.ts'
import { adviceFields } from '#features/advice/saving/saved.rules.ts'
import { useSaving } from '#features/advice/saving/saved.ts'
import { whomWords } from '#features/library/kinds.ts'
import { entityOf } from '#features/library/library.rules.ts'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar, undoTime } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toneClass } from '#ui/tone.ts'
import { addHelp, helpedGoalsQuery, removeHelp, waysQuery } from './add-help.queries.ts'
import { goalsToHelp, type HelpedGoal, type HelpPlace, newGoalsWith } from './add-help.rules.ts'

/** The goal that got help; `_id` is null while a new goal has no id. Null after an undo. */
export type OnAdded = (goal: { _id: string | null; title: string } | null) => void

export type AddHelpProps = { help: ImplementationAdvice; place: HelpPlace; onAdded: OnAdded }

export function AddHelp({ help, place, onAdded }: AddHelpProps) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(helpedGoalsQuery)
  const adding = useAddHelp(help, onAdded)
  if (isPending) return <Skeleton className="late h-48" />
  if (!data) return <TryAgain error={error} onRetry={() => void refetch()} />
  const goals = goalsToHelp(data, place)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-field-soft">
        <Trans>“{help.title}” is saved with your goal.</Trans>
      </p>
      {goals.length > 0 && (
        <ul aria-label={t`My open goals`} className="grid gap-2">
          {goals.map((goal) => {
            const isThere = goal.advices.some(({ id }) => id === help.id)
            return (
              <li key={goal._id}>
                <GoalRow
                  title={goal.title ?? t`A goal of your own`}
                  whom={goal.entity}
                  note={isThere ? t`Already added` : undefined}
                  icon={isThere ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                  isPending={adding.pending === goal._id}
                  onPress={isThere ? undefined : (title) => adding.add(goal._id, title)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <NewGoals place={place} goals={data} hasGoals={goals.length > 0} adding={adding} />
      <InlineError error={adding.error} />
    </div>
  )
}

type Props = {
  place: HelpPlace
  goals: readonly HelpedGoal[]
  hasGoals: boolean
  adding: UseAddHelp
}

/** New goals of the action that the person comes from; without one, a link to find an action. */
function NewGoals(props: Props) {
  const { place, hasGoals } = props
  if (place.action !== null) return <OfAction {...props} action={place.action} />
  return (
    <p>
      {hasGoals ? (
        <Trans>None of them?</Trans>
      ) : (
        <Trans>You have no open goal yet. Save one to add this to it.</Trans>
      )}{' '}
      <AppLink to={paths.library} className={linkClass()}>
        <Trans>Find an action</Trans>
      </AppLink>
    </p>
  )
}

function OfAction({ action: id, place, goals, hasGoals, adding }: Props & { action: string }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(waysQuery(useQueryClient(), id))
  if (isPending) return <Skeleton className="late h-24" />
  if (error) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { action, advices, category } = data
  const entity = entityOf(action.entity, place.entity)
  const offered = newGoalsWith(advices, { ...place, entity }, goals)
  if (offered.length === 0) return null
  const name = hasGoals ? t`Or save as a new goal` : t`Save as a new goal`
  return (
    <section>
      <h3 className="mb-2 font-sans text-body font-bold tracking-normal">{name}</h3>
      <ul aria-label={name} className="grid gap-2">
        {offered.map((advice) => (
          <li key={advice.id}>
            <GoalRow
              title={advice.title}
              whom={entity}
              icon={<Target aria-hidden="true" />}
              isPending={adding.pending === advice.id}
              onPress={() => adding.create(adviceFields({ action, advice, category, entity }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type GoalRowProps = {
  title: string
  whom: string | null
  note?: string | undefined
  icon: ReactNode
  isPending: boolean
  /** Without it the card has no button. */
  onPress: ((title: string) => void) | undefined
}

/** A goal to add help to, or one that has this help. */
function GoalRow({ title, whom, note, icon, isPending, onPress }: GoalRowProps) {
  const { i18n } = useLingui()
  const look = 'flex min-h-14 w-full items-center gap-3 rounded-tile py-3 pr-4 pl-5 text-left'
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-note text-field-soft">
          {isEntity(whom) && (
            <>
              <span
                aria-hidden="true"
                className={cx('size-3 shrink-0 rounded-pill', toneClass[entityTone[whom]])}
              />
              {i18n._(whomWords[whom])}
            </>
          )}
          {note && <span className="font-semibold text-field">{note}</span>}
        </span>
        <span className="block leading-snug font-semibold">{title}</span>
      </span>
      <span className="shrink-0">{isPending ? <Spinner /> : icon}</span>
    </>
  )
  if (!onPress) return <p className={look}>{content}</p>
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && onPress(title)}
      className={cx(look, 'bg-quiet')}
    >
      {content}
    </button>
  )
}

type UseAddHelp = ReturnType<typeof useAddHelp>

/** Adds help to a goal, with undo, or saves it with advice as a new goal. */
function useAddHelp(help: ImplementationAdvice, onAdded: OnAdded) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const saving = useSaving(useMe()._id)
  const { id, title, body } = help

  async function undo(_id: string) {
    try {
      await removeHelp(queries, _id, id)
      onAdded(null)
      showSnackbar({ text: t`Removed from the goal`, color: 'info', about: `${_id} ${id}` })
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
      onAdded(goal)
    },
  })
  const create = useMutation({
    mutationFn: (fields: AdviceFields) => saving.create(fields, 'goal', [{ id, title, body }]),
    onSuccess: (_, { adviceTitle }) => {
      showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' })
      onAdded({ _id: null, title: adviceTitle })
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
