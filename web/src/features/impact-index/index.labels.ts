import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BookOpenText, Goal, HandHeart, type LucideIcon, Megaphone } from 'lucide-react'
import { paths } from '#paths.ts'

export const lineNames: Record<string, MessageDescriptor> = {
  profile: msg`Base points`,
  avatar: msg`Profile picture`,
  goals: msg`Goals`,
  takeAction: msg`Actions`,
  feed: msg`Tips`,
  reminder: msg`Reminders`,
}

/** The meaning of a line, if its name does not say it. */
export const countedAs: Record<string, MessageDescriptor> = {
  takeAction: msg`Advice opened, goals saved, flows finished, check-ins`,
  feed: msg`Read this week`,
  reminder: msg`Read this week`,
}

/** Lines that show their count; the others are either complete or not. */
export const isCounted = (measure: string): boolean => measure !== 'profile' && measure !== 'avatar'

export type CardKind = {
  measure: string
  /** The name of the card in the content table of messages */
  card: string
  icon: LucideIcon
  path: string
  action: MessageDescriptor
}

export const cardKinds: readonly CardKind[] = [
  {
    measure: 'takeAction',
    card: 'take-action',
    icon: HandHeart,
    path: paths.library,
    action: msg`Find an action`,
  },
  { measure: 'feed', card: 'feed', icon: BookOpenText, path: paths.feed, action: msg`Read a tip` },
  {
    measure: 'reminder',
    card: 'reminder',
    icon: Megaphone,
    path: paths.reminders,
    action: msg`Read a reminder`,
  },
  { measure: 'goals', card: 'goals', icon: Goal, path: paths.goals, action: msg`See my goals` },
]
