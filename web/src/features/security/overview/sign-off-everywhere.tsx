import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import { requestEndOthers } from './end-sessions.ts'

/** Ends all sessions, this one last, once that was asked. */
export function SignOffEverywhere() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: requestEndOthers,
    // Coming there ends this session too.
    onSuccess: () => navigate(paths.signOff),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Sign off everywhere</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => {
          setIsAsking(false)
          end.reset()
        }}
        title={t`Sign off everywhere?`}
        error={end.error}
        pending={end.isPending}
        actionLabel={t`Sign off everywhere`}
        actionVariant="danger"
        onAction={() => end.mutate()}
      >
        <p>
          <Trans>
            Every device is signed off, this one as well. You can sign in again at once.
          </Trans>
        </p>
      </DialogShell>
    </>
  )
}
