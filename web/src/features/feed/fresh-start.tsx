import { Trans } from '@lingui/react/macro'
import { useForgetWishes } from '#features/advice/fit/fit.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button } from '#ui/button.tsx'

/** Every tip was dismissed: offers the next actions. */
export function FreshStart() {
  const forgetting = useForgetWishes()
  // A success removes the button, so the heading takes the focus. An error shows above it.
  const start = () =>
    forgetting.mutateAsync().then(
      () => document.querySelector('h1')?.focus(),
      () => {},
    )
  return (
    <section aria-labelledby="dismissed" className="flex flex-col items-start gap-4">
      <div className="w-56 max-w-full">
        <PictureRest />
      </div>
      <h2 id="dismissed" className="text-title">
        <Trans>You dismissed every tip</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Start fresh to see them again. This forgets every “More like this” and “Not for me”. Your
          goals and bookmarks stay.
        </Trans>
      </p>
      <InlineError error={forgetting.error} />
      <Button pending={forgetting.isPending} onClick={() => void start()}>
        <Trans>Start fresh</Trans>
      </Button>
    </section>
  )
}
