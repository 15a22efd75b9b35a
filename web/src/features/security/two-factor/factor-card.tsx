import { Trans } from '@lingui/react/macro'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { dayOf } from '#lib/moment.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import type { Tone } from '#ui/tone.ts'

type Props = {
  to: string
  icon: LucideIcon
  tone: Tone | undefined
  title: string
  badge: string
  isOn: boolean
  /** Since when it is on, if anybody knows. */
  since: string | null
  action: string
  /** The one that most people should take. */
  isFirst?: boolean
  children: ReactNode
}

/** One way to take the second step: what it is, whether it is on, and where to go for it. */
export function FactorCard(props: Props) {
  const { to, icon: Icon, tone, title, badge, isOn, since, action, isFirst = false } = props
  return (
    <Card tone={tone} className="flex flex-col items-start gap-4 sm:p-8">
      <div className="flex w-full flex-wrap items-center justify-between gap-3">
        <Icon aria-hidden="true" className="size-10" strokeWidth={1.75} />
        <Chip>{badge}</Chip>
      </div>
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          {isOn ? <On since={since} /> : <Trans>Not set up</Trans>}
        </p>
      </div>
      <p className="max-w-prose text-pretty">{props.children}</p>
      <AppLink to={to} className={buttonClass(isFirst ? 'strong' : 'quiet', 'mt-auto')}>
        {action}
      </AppLink>
    </Card>
  )
}

function On({ since }: { since: string | null }) {
  const { timeZone } = useMe()
  const day = since === null ? null : dayOf(since, timeZone)
  return (
    <>
      <Check aria-hidden="true" className="size-5" strokeWidth={3} />
      {day ? <Trans>On since {day}</Trans> : <Trans>On</Trans>}
    </>
  )
}
