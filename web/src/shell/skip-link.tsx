import { Trans } from '@lingui/react/macro'

export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-3 z-70 inline-flex min-h-12 -translate-y-[200%] items-center rounded-pill bg-strong px-6 font-semibold text-on-strong focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
