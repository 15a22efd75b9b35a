import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '#lib/cx.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { outcomeLabel } from './check-in.labels.ts'
import { type Outcome, outcomes } from './check-in.rules.ts'

const onTone = 'bg-on-tone! text-[#fff]!'

type Props = {
  about: string
  pending?: Outcome | null
  /** Missing while no answer is possible yet. */
  onSay?: (outcome: Outcome) => void
}

export function Question({ about, pending = null, onSay }: Props) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="min-w-0" aria-label={t`How did it go? ${about}`}>
      <div className="mb-3 flex items-center gap-1">
        <p aria-hidden="true" className="font-display text-lead">
          <Trans>How did it go?</Trans>
        </p>
        <PageHelp page="goals" labels={['check in']} name={t`About check-ins`} />
      </div>
      <div className="flex flex-wrap gap-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'did' ? 'strong' : 'quiet'}
            className={cx('px-4! sm:px-5!', outcome === 'did' && onTone)}
            pending={pending === outcome}
            disabled={!onSay || (pending !== null && pending !== outcome)}
            onClick={() => onSay?.(outcome)}
          >
            {i18n._(outcomeLabel[outcome])}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
