import { untilThere } from '#lib/until-there.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'

export const errorPage = lazyPart(() =>
  untilThere(async () => (await import('#shell/error-page.tsx')).ErrorPage),
)

/** The place of a page that failed: the error and one action. */
export function ErrorPlace(props: { error: unknown; onRetry: () => void }) {
  return <Lazy part={errorPage} props={props} placeholder={<PageLoading />} />
}
