import { Plural, Trans } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { NextStepCard, type StepWords } from '#features/admin/landing/next-step-card.tsx'
import { localDay } from '#lib/dates.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import type { Landing } from './landing.queries.ts'
import { ENOUGH_ANSWERS, nextSteps, type Step } from './next-steps.rules.ts'
import { RemindButton } from './remind-button.tsx'

const OTHERS = 3

/** Useful next tasks: one suggestion, and a few links. */
export function Suggestions({ landing }: { landing: Landing }) {
  const { timeZone } = useMe()
  const thisMonth = localDay(new Date(), timeZone ?? null).slice(0, 7)
  const { joined, invited, toRemind, answers, months, admins, domains, require2FA } = landing
  const [first = 'reports', ...more] = nextSteps({
    hasInvited: joined > 1 || invited > 0,
    hasReminder: months.includes(thisMonth),
    ...{ toRemind, answers, admins, domains, require2FA },
  })
  const words = wordsOf(landing)
  const others = more.filter((step) => step !== 'reports').slice(0, OTHERS)
  return (
    <NextStepCard
      step={words[first]}
      action={first === 'remind' && <RemindButton people={toRemind} waiting={invited - toRemind} />}
      others={others.map((key) => ({ key, ...words[key] }))}
    />
  )
}

function wordsOf({ toRemind, answers }: Landing): Record<Step, StepWords> {
  const left = Math.max(0, ENOUGH_ANSWERS - answers)
  return {
    invite: {
      to: paths.inviteMembers,
      title: <Trans>Invite your first people</Trans>,
      text: <Trans>By email, with a link or with a QR code.</Trans>,
      button: <Trans>Invite people</Trans>,
    },
    remind: {
      to: paths.company,
      title: (
        <Plural
          value={toRemind}
          one="# invitation is unanswered"
          other="# invitations are unanswered"
        />
      ),
      text: <Trans>Send these people their invitation again.</Trans>,
      button: <Trans>Remind them</Trans>,
    },
    handbook: {
      to: paths.orgInfo(),
      title: (
        <Plural value={left} one="Answer # handbook question" other="Answer # handbook questions" />
      ),
      text: <Trans>Members look here first when they have a question about work.</Trans>,
      button: <Trans>Open the handbook</Trans>,
    },
    reminder: {
      to: paths.editReminder(),
      title: <Trans>Write this month’s reminder</Trans>,
      text: <Trans>Members see it in their hub this month.</Trans>,
      button: <Trans>Write a reminder</Trans>,
    },
    secondAdmin: {
      to: paths.members,
      title: <Trans>Add a second admin</Trans>,
      text: <Trans>So that someone can help when you’re away.</Trans>,
      button: <Trans>Choose a member</Trans>,
    },
    domain: {
      to: paths.companyDomains,
      title: <Trans>Add your email domain</Trans>,
      text: <Trans>People with your company’s email can then join on their own.</Trans>,
      button: <Trans>Add a domain</Trans>,
    },
    twoFactor: {
      to: paths.companySettings,
      title: <Trans>Require two-factor sign-in</Trans>,
      text: <Trans>A stolen password isn’t enough to get in.</Trans>,
      button: <Trans>Open the settings</Trans>,
    },
    reports: {
      to: paths.companyReports,
      title: <Trans>See how people use {productName}</Trans>,
      text: <Trans>New figures come with each week and month.</Trans>,
      button: <Trans>Open the reports</Trans>,
    },
  }
}
