import { type ReactNode, useEffect, useState } from 'react'
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { isReadable } from '#access.ts'
import { AccessGate } from '#access-gate.tsx'
import { useMe } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { HomePage, type OpeningProps } from '#features/home/home-page.tsx'
import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import type { LoadPage } from '#routes/pages.ts'
import { DefaultLayout } from '#shell/default-layout.tsx'
import { LandingLayout } from '#shell/landing-layout.tsx'
import { Lazy, type LazyPart, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { preloadWith } from '#shell/preload.ts'
import { PublicLayout } from '#shell/public-layout.tsx'

// Loaded later: the first paint does not need it.
const topMarks = lazyPart(async () => {
  await painted()
  const [{ TopMarks }] = await Promise.all([
    import('#routes/top-marks.tsx'),
    ...['impact-index', 'bell'].map(loadMessages),
  ])
  return TopMarks
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

const home: RouteObject = { index: true, element: <HomePage opening={flowOpening} /> }

/** Product 2, not-found page: it brings its own layout. */
const notFound: RouteObject = {
  path: '*',
  element: (
    <AccessGate>
      {lazyPage('*', async () => (await import('#shell/not-found.tsx')).NotFound).element}
    </AccessGate>
  ),
}

/** A page at each of its addresses, which keeps its state between them; `handle` fetches it. */
function lazyPage(key: string, load: LoadPage, texts: readonly string[] = []) {
  const part = lazyPart(async () => {
    const [component] = await Promise.all([load(), ...texts.map(loadMessages)])
    return component
  })
  return { element: <Lazy key={key} part={part} placeholder={<PageLoading />} />, handle: part }
}

let loaded: RouteObject[] | null = null

/** All routes. Home is in the first load; the table of the other pages is not. */
export async function loadRoutes(): Promise<RouteObject[]> {
  if (loaded !== null) return loaded
  const { pageGroups } = await import('#routes/pages.ts')
  const known = new Map<LoadPage, ReturnType<typeof lazyPage>>()
  const pages = pageGroups.flatMap(({ texts, isLanding = false, pages }) =>
    Object.entries(pages).map(([path, load]) => {
      const page = known.get(load) ?? lazyPage(path, load, texts)
      known.set(load, page)
      return { isLanding, route: { path, ...page } }
    }),
  )
  const inLayout = (landing: boolean) =>
    pages.filter(({ isLanding }) => isLanding === landing).map(({ route }) => route)
  loaded ??= [
    { element: <Layout />, children: [home, ...inLayout(false)] },
    { element: <Layout isLanding />, children: inLayout(true) },
    notFound,
  ]
  return loaded
}

/** Fetches the page at this path ahead of going there. */
async function fetchPage(pathname: string): Promise<void> {
  if (isHome(pathname)) return
  const found = matchRoutes(await loadRoutes(), pathname)?.at(-1)
  await (found?.route.handle as LazyPart | undefined)?.load()
}

preloadWith(fetchPage)

export const isHome = (pathname: string): boolean => /^\/*$/.test(pathname)

const homeAlone: RouteObject[] = [{ element: <Layout />, children: [home] }]

/** The page of the address, in its layout. Home stays until the other pages are known. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const isAtHome = isHome(pathname)
  const [isStartedAtHome] = useState(isAtHome)
  const [routes, setRoutes] = useState(loaded)
  useEffect(() => {
    if (routes !== null) return
    const all = isAtHome ? painted().then(loadRoutes) : loadRoutes()
    all.then(setRoutes, (error: unknown) => {
      if (isAtHome) return
      // Thrown while rendering, so that it reaches the error boundary.
      setRoutes(() => {
        throw error
      })
    })
  }, [routes, isAtHome])
  // Only away from home: with a location of its own the router renders another tree, so that
  // home would be mounted again when the other pages arrive.
  const stays = routes === null && !isAtHome
  const page = useRoutes(routes ?? homeAlone, stays ? '/' : undefined)
  return routes === null && !isStartedAtHome ? <PageLoading /> : page
}

function Layout({ isLanding = false }: { isLanding?: boolean }) {
  const { pathname } = useLocation()
  const isVisitor = useToken() === null && isReadable(pathname)
  return <AccessGate>{isVisitor ? inPublic : isLanding ? inLanding : inDefault}</AccessGate>
}

const inPublic: ReactNode = (
  <PublicLayout>
    <Outlet />
  </PublicLayout>
)

const inLanding: ReactNode = (
  <LandingLayout>
    <Outlet />
  </LandingLayout>
)

const inDefault: ReactNode = (
  <DefaultLayout
    score={<Lazy part={topMarks} placeholder={null} />}
    banners={<Banners />}
    background={<Lazy part={background} placeholder={null} />}
  >
    <Outlet />
  </DefaultLayout>
)

function Banners() {
  const { company, isPublicUser, tier } = useMe()
  return (
    <>
      {company?.require2FA && <Lazy part={factorBanner} placeholder={null} />}
      {isPublicUser && tier !== null && <Lazy part={paymentBanner} placeholder={null} />}
    </>
  )
}
