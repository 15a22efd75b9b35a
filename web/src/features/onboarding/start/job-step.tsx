import { Trans, useLingui } from '@lingui/react/macro'
import { answerOf } from '#features/onboarding/answers/answers.rules.ts'
import { workOptions } from '#features/onboarding/find-work.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useChoices } from '#features/onboarding/use-titles.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { Card } from '#ui/card.tsx'
import { PickList } from '#ui/pick-list.tsx'

/** /user/user-job: the kind of work, found by typing; or in the person's own words. */
export function JobStep() {
  const { t } = useLingui()
  const { onboarding, step, isChange } = useHere()
  const way = useWay()
  const works = useChoices()('user-job')
  const [value = ''] = answerOf(onboarding.answers, 'user-job')

  return (
    <Frame
      tone="sun"
      onNext={way.next}
      nextLabel={isChange ? t`Done` : t`Continue`}
      isSkip={!isChange && value === ''}
    >
      <Card>
        <PickList
          label={t`Your job or kind of work`}
          hint={<Trans>For example nurse, driver or software</Trans>}
          isInPage
          empty=""
          more={() => ''}
          find={(typed) =>
            workOptions(typed, works, value, (words) => t`Use my own words: ${words}`)
          }
          value={value}
          onPick={(id) => {
            onboarding.choose(step.page as 'user-job', id, 1)
            way.next()
          }}
        />
      </Card>
    </Frame>
  )
}
