import { useLingui } from '@lingui/react/macro'
import {
  Compass,
  Flame,
  Headphones,
  Lightbulb,
  Lock,
  MessageCircle,
  Sprout,
  Target,
} from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { toneClass } from '#ui/tone.ts'

const tones = ['sun', 'mint', 'coral', 'lilac'] as const

/** What a membership includes: all there is. */
export function Included() {
  const { t } = useLingui()
  const all = [
    {
      icon: Compass,
      text: t`Guided questions that lead to one action, for you or the people around you`,
    },
    { icon: MessageCircle, text: t`Advice with the exact words to say and why it works` },
    { icon: Target, text: t`Goals with a plan and check-ins` },
    { icon: Lightbulb, text: t`3 short tips every day` },
    { icon: Sprout, text: t`A Learning Hub with reminders through the year` },
    { icon: Flame, text: t`A weekly score that shows how you’re doing` },
    { icon: Headphones, text: t`Read the advice or listen to it` },
    { icon: Lock, text: t`Private: no company or colleague can read your goals and notes` },
  ]
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {all.map(({ icon: Icon, text }, at) => (
        <li key={text} className="flex items-start gap-4">
          <span
            className={cx(
              toneClass[tones[at % tones.length] ?? 'sun'],
              'grid size-11 shrink-0 place-items-center rounded-tile',
            )}
          >
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <span className="min-w-0 pt-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}
