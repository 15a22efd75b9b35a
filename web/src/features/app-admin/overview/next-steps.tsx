import { Plural, Trans } from '@lingui/react/macro'
import { NextStepCard, type StepWords } from '#features/admin/landing/next-step-card.tsx'
import type { Health } from '#features/app-admin/overview.queries.ts'
import type { Setup } from '#features/app-admin/setup.queries.ts'
import { progressOf } from '#features/app-admin/setup.rules.ts'
import { paths } from '#paths.ts'
import { nextSteps, type Step } from './next.rules.ts'

type Props = { health: Health; setup: Setup; problems: number }

/** The next task of an app admin: one suggestion, and the rest as links. */
export function NextSteps({ health, setup, problems }: Props) {
  const { done, all } = progressOf(setup)
  const [first = 'reports', ...more] = nextSteps({
    setupLeft: all - done,
    failedMessages: health.outboxFailed,
    isCopyFailing: health.feedbackTrouble != null,
    paymentProblems: problems,
    companies: health.companies,
  })
  const words = wordsOf({ health, setup, problems })
  const others = more.filter((step) => step !== 'reports')
  return <NextStepCard step={words[first]} others={others.map((key) => ({ key, ...words[key] }))} />
}

function wordsOf({ health, setup, problems }: Props): Record<Step, StepWords> {
  const { done, all } = progressOf(setup)
  return {
    setup: {
      to: paths.appHealth,
      title: <Trans>Finish setting up this server</Trans>,
      text: (
        <Trans>
          {done} of {all} steps done
        </Trans>
      ),
      button: <Trans>Continue</Trans>,
    },
    messages: {
      to: paths.appHealth,
      title: (
        <Plural
          value={health.outboxFailed}
          one="# message couldn’t be sent"
          other="# messages couldn’t be sent"
        />
      ),
      text: <Trans>Check the email and text message settings.</Trans>,
      button: <Trans>Open server health</Trans>,
    },
    copies: {
      to: paths.appHealth,
      title: <Trans>Feedback isn’t copied to its table</Trans>,
      text: <Trans>We keep trying. Server health has the reason.</Trans>,
      button: <Trans>Open server health</Trans>,
    },
    payments: {
      to: `${paths.appAdmin}#payments`,
      title: <Plural value={problems} one="# payment to check" other="# payments to check" />,
      text: <Trans>The payment provider and this server disagree.</Trans>,
      button: <Trans>Show payments</Trans>,
    },
    company: {
      to: paths.newCompany,
      title: <Trans>Add the first company</Trans>,
      text: <Trans>Name it and invite its admin.</Trans>,
      button: <Trans>Add a company</Trans>,
    },
    reports: {
      to: paths.appAdminAllReports,
      title: <Trans>Compare your companies</Trans>,
      text: <Trans>Nothing needs you right now. New figures come each month.</Trans>,
      button: <Trans>Open the reports</Trans>,
    },
  }
}
