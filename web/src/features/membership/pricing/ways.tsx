import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FeedbackButton } from '#shell/feedback-button.tsx'
import { linkClass } from '#ui/link.tsx'

const link = linkClass('inline-flex min-h-11 items-center')

/** Nobody is stuck here: what is kept of them, and help; the head of the page signs out. */
export function Ways({ mayHavePaid }: { mayHavePaid: boolean }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {mayHavePaid && (
        <li>
          <AppLink to={paths.paymentComplete} className={link}>
            <Trans>I’ve already paid</Trans>
          </AppLink>
        </li>
      )}
      <li>
        <AppLink to={paths.privacy} className={link}>
          <Trans>See, download or delete your data</Trans>
        </AppLink>
      </li>
      <li>
        <FeedbackButton className="-mx-3 inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-medium hover:bg-quiet" />
      </li>
    </ul>
  )
}
