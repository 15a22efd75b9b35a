import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AccessGate } from '#access-gate.tsx'
import { useMe } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { HomePage, type OpeningProps } from '#features/home/home-page.tsx'
import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { fetchPage, isHome, loadPageTable, pageOf, usePageTable } from '#routes/page-table.ts'
import { DefaultLayout } from '#shell/default-layout.tsx'
import { LandingLayout } from '#shell/landing-layout.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { preloadWith } from '#shell/preload.ts'
import { PublicLayout } from '#shell/public-layout.tsx'

preloadWith(fetchPage)

// Loaded later: the first paint does not need it.
const flame = lazyPart(async () => {
  await painted()
  const [{ Flame }] = await Promise.all([
    import('#features/impact-index/flame.tsx'),
    loadMessages('impact-index'),
  ])
  return Flame
})

// Loaded later: the first paint does not need it.
const background = lazyPart(async () => {
  await painted()
  try {
    return (await import('#routes/background.tsx')).Background
  } catch {
    // Kept saves wait for the next visit.
    return () => null
  }
})

const factorBanner = lazyPart(async () => {
  await painted()
  const [{ SecondFactorBanner }] = await Promise.all([
    import('#features/security/second-factor-banner.tsx'),
    loadMessages('second-factor-banner'),
  ])
  return SecondFactorBanner
})

const paymentBanner = lazyPart(async () => {
  await painted()
  const [{ PaymentBanner }] = await Promise.all([
    import('#features/membership/payment-banner.tsx'),
    loadMessages('membership'),
  ])
  return PaymentBanner
})

// Fetched with the flow, after the paint of home.
const flowOpening = lazyPart<OpeningProps>(async () => {
  const [{ FlowOpening }] = await Promise.all([
    import('#features/flow/flow-opening.tsx'),
    loadMessages('flow'),
  ])
  return FlowOpening
})

/** Pages with the logo alone; known before the page table. */
const outside = /^\/+(?:auth|user|ios-only|setup|pricing|payment|payment-complete)(?:\/|$)/i

/** Pages for visitors, in a layout of their own. */
const forStrangers = /^\/+(?:about|faq|pricing)\/*$/i

/** The page of the address, in its layout: home is here already, every other is fetched. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const table = usePageTable()
  const isStranger = useToken() === null && forStrangers.test(pathname)
  if (isHome(pathname)) {
    return (
      <Inside>
        <HomePage opening={flowOpening} />
      </Inside>
    )
  }
  const inLayout = isStranger ? inPublic : outside.test(pathname) ? inLanding : inDefault
  if (table === null) return inLayout(<PageTableLoading />)
  const found = table.findPage(pathname)
  const { key, part } = pageOf(found)
  const page = (
    <Lazy key={key} part={part} props={{ params: found.params }} placeholder={<PageLoading />} />
  )
  // It brings its own layout.
  if (found.address === '*') return <AccessGate>{page}</AccessGate>
  if (import.meta.env.DEV && found.address.startsWith('/dev/')) return page
  return inLayout(page)
}

const inDefault = (page: ReactNode) => <Inside>{page}</Inside>

const inLanding = (page: ReactNode) => (
  <AccessGate>
    <LandingLayout>{page}</LandingLayout>
  </AccessGate>
)

const inPublic = (page: ReactNode) => (
  <AccessGate>
    <PublicLayout>{page}</PublicLayout>
  </AccessGate>
)

/** Inside the layout, so that a failure keeps the navigation. */
function PageTableLoading() {
  const [, setFailed] = useState<null>(null)
  useEffect(() => {
    loadPageTable().catch((error: unknown) =>
      // Thrown while rendering, so that it reaches the error boundary.
      setFailed(() => {
        throw error
      }),
    )
  }, [])
  return <PageLoading />
}

function Inside({ children }: { children: ReactNode }) {
  return (
    <AccessGate>
      <DefaultLayout
        score={<Lazy part={flame} placeholder={null} />}
        banners={<Banners />}
        background={<Lazy part={background} placeholder={null} />}
      >
        {children}
      </DefaultLayout>
    </AccessGate>
  )
}

function Banners() {
  const { company, isPublicUser, tier } = useMe()
  return (
    <>
      {company?.require2FA && <Lazy part={factorBanner} placeholder={null} />}
      {isPublicUser && tier !== null && <Lazy part={paymentBanner} placeholder={null} />}
    </>
  )
}
