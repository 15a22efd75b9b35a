import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#shell/error-text.ts'
import { reloadPartners } from '#shell/partners/partners.queries.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Card } from '#ui/card.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { letColleaguesFind } from './partners.queries.ts'

type Props = { me: { _id: string; version: number; optContactByColleague: boolean | null } }

/** The same setting as on the profile. */
export function Findable({ me: { _id, version, optContactByColleague } }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) =>
      letColleaguesFind(queries, { _id, version, optContactByColleague: isOn }),
    onSuccess: () => showSnackbar({ text: t`Saved`, color: 'info' }),
    onError: (error) => {
      showSnackbar({ text: errorText(error) })
      void reloadPartners(queries)
    },
  })
  return (
    <Card className="py-3">
      <SwitchRow
        label={t`Colleagues can find me`}
        hint={
          <Trans>
            They can search for your name, see it with your picture, and invite you. They never see
            your email.
          </Trans>
        }
        checked={isPending ? variables : optContactByColleague === true}
        onChange={(isOn) => mutate(isOn)}
      />
    </Card>
  )
}
