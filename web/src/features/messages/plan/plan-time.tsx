import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import {
  chooseChannel,
  type MessageSettings,
  messageSettingsQuery,
  useSettingsChange,
} from '#features/messages/messages.queries.ts'
import { FormText } from '#shell/forms/fields.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Weekdays } from './weekdays.tsx'

/** A time, 16:45, and ISO weekdays, 12345. */
export type PlanMoment = { planTime: string; planDays: string }

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The time and days at which a plan comes as a message: off until the person turns it on. */
export function PlanTime() {
  const { t } = useLingui()
  const { values, write } = useFormContext<PlanMoment>()
  const { data } = useQuery(messageSettingsQuery)
  // The pressed button disappears, so its successor takes the focus.
  const [isPressed, setIsPressed] = useState(false)
  function put(fields: PlanMoment) {
    setIsPressed(true)
    write(fields)
  }
  const ref = isPressed ? takeFocus : null
  if (values.planDays === '') return <TellMe ref={ref} onPress={put} />
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-tile bg-quiet p-4">
      <legend className="sr-only">{t`Tell me at this time`}</legend>
      <FormText ref={ref} type="time" name="planTime" label={t`Tell me at this time`} />
      <Weekdays
        label={t`On these days`}
        days={values.planDays}
        onChange={(planDays) => write({ planDays })}
      />
      {data && !data.isMailFailing && <PlanChannel settings={data} />}
      <Button
        variant="quiet"
        className="self-start"
        icon={<BellOff aria-hidden="true" className="size-5" />}
        onClick={() => put({ planTime: '', planDays: '' })}
      >
        <Trans>Don’t tell me</Trans>
      </Button>
    </fieldset>
  )
}

type TellMeProps = {
  ref?: Ref<HTMLButtonElement>
  onPress: (moment: PlanMoment) => void
}

/** Turns the message of a plan on, at a first time that can be changed. */
export function TellMe({ ref, onPress }: TellMeProps) {
  const { data } = useQuery(messageSettingsQuery)
  return (
    <Button
      ref={ref}
      variant="quiet"
      className="self-start"
      icon={<Bell aria-hidden="true" className="size-5" />}
      onClick={() => onPress(startOf(data))}
    >
      <Trans>Tell me when it’s time</Trans>
    </Button>
  )
}

/** On the person's days, an hour after their hours begin; at 09:00 without hours. */
function startOf({ days, fromTime, toTime }: Partial<MessageSettings> = {}): PlanMoment {
  const from = fromTime === undefined || fromTime === toTime ? '08' : fromTime.slice(0, 2)
  const hour = `${(Number(from) + 1) % 24}`.padStart(2, '0')
  return { planTime: `${hour}:00`, planDays: days ?? '12345' }
}

/** Whether plans and check-ins also come by email. It saves at once, for all goals. */
function PlanChannel({ settings }: { settings: MessageSettings }) {
  const { t } = useLingui()
  const change = useSettingsChange()
  const isMail = settings.choices.some(({ kind, mail }) => kind === 'plan' && mail)
  return (
    <div className="flex flex-col gap-2">
      <SegmentedChoice
        label={t`How`}
        options={[
          { value: 'app', label: t`Only in the app` },
          { value: 'mail', label: t`By email too` },
        ]}
        value={isMail ? 'mail' : 'app'}
        onChange={(value) =>
          change.mutate(chooseChannel(settings, ['plan', 'checkIn'], { mail: value === 'mail' }))
        }
      />
      <p className="text-note text-field-soft">
        <Trans>For all your plans and check-ins, from now on.</Trans>
      </p>
      <InlineError error={change.error} />
    </div>
  )
}
