import { Trans, useLingui } from '@lingui/react/macro'
import { viewAsMember } from '#api/view-as.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'

export function ViewAsBanner() {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Viewing as a member`}
      className="on-tone sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-sun px-4 py-2 low:static"
    >
      <p className="font-semibold">
        <Trans>You’re viewing this as a member.</Trans>
      </p>
      <Button className="min-h-11" onClick={() => viewAsMember(false, paths.company)}>
        <Trans>Back to admin</Trans>
      </Button>
    </section>
  )
}
