import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { painted } from '#lib/painted.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChoicesOfEntity } from './choices.tsx'
import { dayPart } from './day-part.ts'

// Below the choices: a first paint does well without it.
const nextUp = lazyPart(async () => {
  await painted()
  return (await import('./next-up.tsx')).NextUp
})

/** /: whom to impact, and what is waiting. */
export function HomePage() {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      <div>
        <Greeting />
        <PageTitle size="display" name={t`Home`} className="mt-1 max-w-[14ch] sm:max-w-none">
          <Trans>Who will you lift today?</Trans>
        </PageTitle>
      </div>
      <ChoicesOfEntity />
      <Lazy part={nextUp} placeholder={<Skeleton className="late h-36" />} />
    </div>
  )
}

function Greeting() {
  const { t } = useLingui()
  const me = useMe()
  const name = me.firstName?.trim()
  const words = {
    morning: name ? t`Good morning, ${name}` : t`Good morning`,
    afternoon: name ? t`Good afternoon, ${name}` : t`Good afternoon`,
    evening: name ? t`Good evening, ${name}` : t`Good evening`,
  }
  return <p className="text-lead text-field-soft">{words[dayPart(new Date().getHours())]}</p>
}
