import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { setupOpenQuery } from '#features/identity/setup-open.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { buttonClass } from '#ui/button.tsx'
import { BecomeAdmin } from './become-admin.tsx'
import { CreateAdmin } from './create-admin.tsx'
import { codeQuery } from './setup.queries.ts'

/** /setup: a new server gets its first app admin, by the code of its log or by a mailed link. */
export function SetupPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  const open = useQuery(setupOpenQuery)
  if (open.data === false) return <Done />
  if (open.isError) {
    return <ErrorPlace error={open.error} onRetry={() => void open.refetch()} />
  }
  if (open.isPending) return <PageLoading />
  return code === null ? <CreateAdmin /> : <WithLink key={code} code={code} />
}

/** A link that was mailed: for a new account, or for the one that has the address. */
function WithLink({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(codeQuery(code))
  if (data !== undefined) {
    if (data.hasAccount && data.email) return <BecomeAdmin code={code} email={data.email} />
    return <CreateAdmin code={code} email={data.email ?? ''} />
  }
  if (error === null) return <PageLoading />
  const refusal = toAppError(error).code
  if (refusal === 'CONFLICT') return <Done />
  if (refusal === 'INVALID_CODE') return <Ended />
  return <ErrorPlace error={error} onRetry={() => void refetch()} />
}

function Done() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`${productName} is set up.`}
      name={t`Set up`}
      moment="done"
      lead={<Trans>This server has an app admin. Sign in to use it.</Trans>}
      picture={<PictureLift />}
    >
      <AppLink to={paths.login} className={buttonClass('strong', 'self-start')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </AuthPage>
  )
}

function Ended() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`This link no longer works.`}
      name={t`Set up`}
      moment="ended"
      lead={
        <Trans>
          It was used, is older than 24 hours, or a newer one replaced it. Whoever runs the server
          can send another one.
        </Trans>
      }
      picture={<PictureApart />}
    >
      <AppLink to={paths.setup} className={buttonClass('strong', 'self-start')}>
        <Trans>Enter a code</Trans>
      </AppLink>
    </AuthPage>
  )
}
