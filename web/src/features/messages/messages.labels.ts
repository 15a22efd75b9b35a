import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type KindWords = {
  label: MessageDescriptor
  hint: MessageDescriptor
  /** Why one got such an email. */
  why: MessageDescriptor
  /** The question of a link that stops such emails, and the words once they are stopped. */
  ask: MessageDescriptor
  stopped: MessageDescriptor
}

/** The kinds of messages that a person chooses, in the order of the settings page. */
export const messageKinds: { readonly [kind: string]: KindWords } = {
  plan: {
    label: msg`It’s time for your plan`,
    hint: msg`On the days and at the time that you set in a plan.`,
    why: msg`You chose emails about your plans.`,
    ask: msg`Stop emails about your plans?`,
    stopped: msg`You won’t get emails about your plans any more.`,
  },
  checkIn: {
    label: msg`A check-in is due`,
    hint: msg`With three buttons: did it, partly, not yet.`,
    why: msg`You chose emails about your check-ins.`,
    ask: msg`Stop emails about your check-ins?`,
    stopped: msg`You won’t get emails about your check-ins any more.`,
  },
  digest: {
    label: msg`Your week`,
    hint: msg`A short email once a week: your next check-ins, and one thing to try.`,
    why: msg`You chose the weekly email.`,
    ask: msg`Stop the weekly email?`,
    stopped: msg`You won’t get the weekly email any more.`,
  },
  reminder: {
    label: msg`Reminders from your company`,
    hint: msg`On the day that your company set.`,
    why: msg`You chose emails about your company’s reminders.`,
    ask: msg`Stop emails about your company’s reminders?`,
    stopped: msg`You won’t get emails about your company’s reminders any more.`,
  },
  partner: {
    label: msg`From impact partners`,
    hint: msg`Invitations, cheers, and when a partner asks how it went.`,
    why: msg`You chose emails from impact partners.`,
    ask: msg`Stop emails from impact partners?`,
    stopped: msg`You won’t get emails from impact partners any more.`,
  },
}
