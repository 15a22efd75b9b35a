import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { i18n } from '#lib/i18n.ts'
import { AppRoutes } from '#routes/routes.tsx'
import { AfterPaint } from '#shell/after-paint.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'

export function App({ queries }: { queries: QueryClient }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <ErrorBoundary resetKey="app">
              <Suspense fallback={null}>
                <AppRoutes />
              </Suspense>
            </ErrorBoundary>
            <AfterPaint />
          </BrowserRouter>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
}
