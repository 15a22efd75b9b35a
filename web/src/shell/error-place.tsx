import { untilThere } from '#lib/until-there.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'

/** The page that says what went wrong. Fetched after the first paint, while there is a network. */
export const errorPage = lazyPart(() =>
  untilThere(async () => (await import('#shell/error-page.tsx')).ErrorPage),
)

/** Where a page could not be shown: what happened and one thing to do. */
export function ErrorPlace(props: { error: unknown; onRetry: () => void }) {
  return <Lazy part={errorPage} props={props} placeholder={<PageLoading />} />
}
