import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type Me, meQuery } from '#api/me.ts'
import { Card } from '#ui/card.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { findableDocument } from './partners.queries.ts'
import { usePartnerChange } from './sharing.queries.ts'

type Props = { me: { _id: string; version: number; optContactByColleague: boolean | null } }

/** The switch that lets colleagues find the person, as on the profile page. */
export function Findable({ me: { _id, version, optContactByColleague } }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = usePartnerChange(findableDocument, { said: t`Saved` })
  const change = (isOn: boolean) =>
    mutate(
      { obj: { _id, version, optContactByColleague: isOn } },
      {
        onSuccess: ({ userUpdate }) => {
          const { version } = userUpdate
          queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, version })
          void queries.invalidateQueries({ queryKey: ['profile'] })
        },
      },
    )
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
        checked={(isPending ? variables.obj.optContactByColleague : optContactByColleague) === true}
        onChange={change}
      />
    </Card>
  )
}
