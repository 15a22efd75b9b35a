import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Target } from 'lucide-react'
import { useId, useState } from 'react'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { IfThen } from '#features/advice/advice-words.tsx'
import { useOpening } from '#features/advice/opening.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { linkClass } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import type { HelpPlace } from './add-help/add-help.rules.ts'
import type { AddHelpProps } from './add-help/add-help.tsx'

const adding = lazyPart<AddHelpProps>(async () => (await import('./add-help/add-help.tsx')).AddHelp)

type Props = {
  help: ImplementationAdvice
  level: 2 | 4
  /** The page that the person came from. */
  place: HelpPlace
}

/** Help with an obstacle, to read and to add to a goal. */
export function HelpReading({ help, level, place }: Props) {
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <article aria-labelledby={heading} className="space-y-4">
      <div>
        {help.subchallenge && (
          <p className="mb-1 text-note font-semibold text-field-soft">{help.subchallenge}</p>
        )}
        <Heading id={heading} className="font-display text-title">
          {help.title}
        </Heading>
      </div>
      <Markdown source={help.body} />
      <IfThen help={help} />
      <AddHelpButton help={help} place={place} />
    </article>
  )
}

type AddHelpButtonProps = { help: ImplementationAdvice; place: HelpPlace }

function AddHelpButton({ help, place }: AddHelpButtonProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [goal, setGoal] = useState<{ _id: string | null; title: string } | null>(null)
  const opening = useOpening(adding, () => setIsOpen(true))
  const close = () => setIsOpen(false)
  const { title } = help
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t`Add to a goal: ${title}`}
        icon={<Target aria-hidden="true" className="size-5" />}
        pending={opening.isPending}
        onPointerEnter={opening.near}
        onFocus={opening.near}
        onClick={opening.open}
      >
        <Trans>Add to a goal</Trans>
      </Button>
      <p role="status" className="flex min-w-0 items-start gap-2 font-semibold empty:hidden">
        {goal && (
          <>
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0" />
            <span className="min-w-0">
              <Trans>
                Added to{' '}
                <AppLink
                  to={goal._id === null ? paths.goals : paths.goal(goal._id)}
                  className={linkClass()}
                >
                  {goal.title}
                </AppLink>
              </Trans>
            </span>
          </>
        )}
      </p>
      <Dialog open={isOpen} onClose={close} title={t`Add to a goal`}>
        <Lazy
          part={adding}
          placeholder={null}
          props={{
            help,
            place,
            onAdded: (taken) => {
              setGoal(taken)
              if (taken) close()
            },
          }}
        />
      </Dialog>
    </div>
  )
}
