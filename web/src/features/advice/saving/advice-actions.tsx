import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Bookmark, Check, Copy, ListChecks, Target } from 'lucide-react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { canBookmark } from './can-bookmark.rules.ts'
import type { AdviceFields, SavedAdvice } from './saved.rules.ts'
import { useSaving } from './saved.ts'

type Props = {
  /** _id of the person who saves it. */
  person: string
  fields: AdviceFields
  saved: SavedAdvice | undefined
}

// Without room for three in a row, the first gets a row of its own.
const wide = '@max-[29rem]:w-full'

export function AdviceActions({ person, fields, saved }: Props) {
  const { t } = useLingui()
  const saving = useSaving(person)
  const withError = { onError: (error: unknown) => showSnackbar({ text: errorText(error) }) }

  const saveGoal = useMutation({
    ...withError,
    mutationFn: () => saving.create(fields, 'goal'),
    onSuccess: () => showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' }),
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

  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-3">
        {saved?.isGoal ? (
          <>
            {saved.version !== null && (
              <AppLink to={paths.planGoal(saved._id)} className={buttonClass('strong', wide)}>
                <ListChecks aria-hidden="true" className="size-5" />
                {t`Plan it`}
              </AppLink>
            )}
            <AppLink
              // The pressed button is removed; its replacement takes the focus.
              ref={saveGoal.isIdle ? undefined : takeFocus}
              to={paths.goals}
              className={buttonClass('quiet', wide)}
            >
              <Check aria-hidden="true" className="size-5" />
              {t`In My Goals`}
            </AppLink>
          </>
        ) : (
          <Button
            className={wide}
            pending={saveGoal.isPending}
            icon={<Target aria-hidden="true" className="size-5" />}
            onClick={() => saveGoal.mutate()}
          >
            {t`Save as goal`}
          </Button>
        )}
        <Button
          variant="quiet"
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
          {saved?.isBookmark ? t`Bookmarked` : t`Bookmark`}
        </Button>
        <IconButton
          variant="quiet"
          label={t`Copy`}
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() =>
            void copy(fields, t`Copied`, t`Copying is not allowed here. Select the text instead.`)
          }
        />
      </div>
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

async function copy(advice: AdviceFields, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${advice.adviceTitle}\n\n${advice.adviceBody}`)
    showSnackbar(done)
  } catch {
    showSnackbar({ text: failed })
  }
}
