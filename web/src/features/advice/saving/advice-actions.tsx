import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Bookmark, Check, ListChecks, Target } from 'lucide-react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { canBookmark } from './can-bookmark.rules.ts'
import type { AdviceFields, SavedAdvice } from './saved.rules.ts'
import { useSaving } from './saved.ts'

type Props = {
  /** _id of the person who saves it. */
  person: string
  fields: AdviceFields
  saved: SavedAdvice | undefined
  /** Opens the plan of the saved goal here; without it, "Plan it" leads to the goal's page. */
  onPlan?: (isNew: boolean) => void
}

// On a phone the buttons fill each row.
const row =
  'flex flex-wrap items-center gap-2 max-sm:[&_:is(a,button)]:flex-auto max-sm:[&_:is(a,button)]:px-3'

export function AdviceActions({ person, fields, saved, onPlan }: Props) {
  const { t } = useLingui()
  const saving = useSaving(person)
  const withError = { onError: (error: unknown) => showSnackbar({ text: errorText(error) }) }

  const saveGoal = useMutation({
    ...withError,
    mutationFn: () => saving.create(fields, 'goal'),
    onSuccess: (how) => {
      // The plan says that the goal is saved; a message would cover it.
      if (onPlan && how === 'sent') onPlan(true)
      else showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' })
    },
  })
  const bookmark = useMutation({
    ...withError,
    mutationFn: () => saving.create(fields, 'bookmark'),
    onSuccess: () => showSnackbar({ text: t`Bookmark created`, color: 'success' }),
  })
  const takeOff = useMutation({
    ...withError,
    mutationFn: (one: SavedAdvice) => saving.change(one, { isBookmark: false }),
    onSuccess: () => showSnackbar({ text: t`Saved`, color: 'info' }),
  })

  function toggleBookmark() {
    const isMarked = saved?.isBookmark === true
    if (isMarked && saved._id) takeOff.mutate(saved)
    else if (!isMarked && canBookmark(fields)) bookmark.mutate()
    else showSnackbar({ text: t`An error occurred, please try again.` })
  }

  const isUnplanned = saved?.isGoal && saved.version !== null && !saved.isPlanned
  return (
    <div className={row}>
      {!saved?.isGoal && (
        <Button
          pending={saveGoal.isPending}
          icon={<Target aria-hidden="true" className="size-5" />}
          onClick={() => saveGoal.mutate()}
        >
          {t`Save as goal`}
        </Button>
      )}
      {isUnplanned && <PlanIt id={saved._id} onPlan={onPlan} />}
      <Button
        variant="quiet"
        className="max-sm:gap-0"
        aria-label={saved?.isBookmark ? t`Bookmarked` : t`Bookmark`}
        aria-pressed={saved?.isBookmark === true}
        pending={bookmark.isPending || takeOff.isPending}
        icon={
          <Bookmark
            aria-hidden="true"
            className="size-5"
            fill={saved?.isBookmark ? 'currentColor' : 'none'}
          />
        }
        onClick={toggleBookmark}
      >
        <span className="max-sm:hidden">{saved?.isBookmark ? t`Bookmarked` : t`Bookmark`}</span>
      </Button>
      {saved?.isGoal && (
        <AppLink
          // The pressed button is removed; its replacement takes the focus.
          ref={saveGoal.isIdle ? undefined : takeFocus}
          to={paths.goals}
          className={buttonClass('quiet')}
        >
          {!isUnplanned && <Check aria-hidden="true" className="size-5" />}
          {t`In My Goals`}
        </AppLink>
      )}
    </div>
  )
}

type PlanItProps = { id: string; onPlan: Props['onPlan'] }

function PlanIt({ id, onPlan }: PlanItProps) {
  const { t } = useLingui()
  const sign = <ListChecks aria-hidden="true" className="size-5" />
  if (onPlan) {
    return (
      <Button icon={sign} onClick={() => onPlan(false)}>
        {t`Plan it`}
      </Button>
    )
  }
  return (
    <AppLink to={paths.planGoal(id)} className={buttonClass()}>
      {sign}
      {t`Plan it`}
    </AppLink>
  )
}

// The bar with the link is in sight already.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
