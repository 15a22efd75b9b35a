import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BookOpen,
  ClipboardList,
  Footprints,
  Goal,
  LifeBuoy,
  Link2,
  type LucideIcon,
  MessageSquareQuote,
  Mountain,
  Route,
  Sparkle,
} from 'lucide-react'
import type { LibraryKind } from '#api/generated/graphql.ts'
import type { Entity } from '#lib/entities.ts'
import type { Format } from './question.ts'

/** The name of each kind, singular and plural. */
export const kindWords: Record<LibraryKind, { one: MessageDescriptor; icon: LucideIcon }> = {
  action: { one: msg`Action`, icon: Footprints },
  advice: { one: msg`Advice`, icon: MessageSquareQuote },
  kit: { one: msg`Kit`, icon: ClipboardList },
  path: { one: msg`Path`, icon: Route },
  challenge: { one: msg`Obstacle`, icon: Mountain },
  help: { one: msg`What helps`, icon: LifeBuoy },
  tip: { one: msg`Tip`, icon: Sparkle },
  handbook: { one: msg`Handbook`, icon: BookOpen },
  link: { one: msg`Link`, icon: Link2 },
  goal: { one: msg`My goal`, icon: Goal },
}

export const whomWords: Record<Entity, MessageDescriptor> = {
  yourself: msg`Myself`,
  team: msg`My team`,
  colleague: msg`My colleague`,
  customer: msg`Our customers`,
}

/** The formats, as a filter names them. */
export const formatWords: Record<Format, MessageDescriptor> = {
  read: msg`To read`,
  listen: msg`To listen to`,
  'video-short': msg`Short videos`,
  'video-long': msg`Long videos`,
  formal: msg`Courses`,
  advice: msg`To do`,
}
