import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { endSession } from '#features/identity/end-session.ts'
import { paths } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button } from '#ui/button.tsx'

export function StartAgain({ error }: { error: unknown }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const again = useMutation({
    mutationFn: () => endSession(queryClient),
    onSettled: () => navigate(paths.login, { replace: true }),
  })
  return (
    <AuthPage
      title={t`Too many tries`}
      moment="spent"
      lead={errorText(error)}
      picture={<PictureRest />}
    >
      <p>
        <Trans>Next time, use a new code from your app or a recovery code.</Trans>
      </p>
      <Button className="self-start" pending={again.isPending} onClick={() => again.mutate()}>
        <Trans>Start again</Trans>
      </Button>
    </AuthPage>
  )
}
