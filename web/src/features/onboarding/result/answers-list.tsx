import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { answerOf } from '#features/onboarding/answers/answers.rules.ts'
import { isQuestion, onboardingPages } from '#features/onboarding/answers/pages.ts'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useTitles } from '#features/onboarding/use-titles.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'

/** Every answer, and the way to the page where it can be given anew. */
export function AnswersList() {
  const { t } = useLingui()
  const { onboarding, addressOf } = useHere()
  const { answers, words } = onboarding
  const titles = useTitles()
  const pages = onboardingPages.filter(isQuestion)
  return (
    <Card>
      <h3 className="font-display text-title">
        <Trans>Your answers</Trans>
      </h3>
      <ul className="mt-3 -mx-3 flex flex-col">
        {pages.map((page) => {
          const given = titles(page, answerOf(answers, page)).join(' · ')
          return (
            <li key={page}>
              <AppLink
                to={addressOf(page, true)}
                className="flex min-h-14 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-note text-field-soft">
                    {words.flow.find((one) => one.page === page)?.title}
                  </span>
                  <bdi className="block font-semibold wrap-anywhere">
                    {given || t`Not answered`}
                  </bdi>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
