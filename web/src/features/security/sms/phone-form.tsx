import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { guessCountry } from './country-guess.ts'
import { type Phones, phonesQuery } from './phones.ts'

/** What was typed, so that one can come back to it. */
export type TypedPhone = { country: string; number: string }

export type PhoneFormProps = {
  /** What was typed before; null at first. */
  typed: TypedPhone | null
  error: unknown
  pending: boolean
  /** `phone` is in E.164. */
  onSubmit: (phone: string, typed: TypedPhone) => void
  onCancel?: (() => void) | undefined
  /** Takes the focus when it comes: what was pressed to get here is gone. */
  takesFocus?: boolean
}

/** A telephone number with its country. */
export function PhoneForm(props: PhoneFormProps) {
  const { data, error, refetch, isFetching } = useQuery(phonesQuery)
  if (data) return <Fields {...props} phones={data} />
  if (!error || isFetching) return <Skeleton className="late h-52" />
  return <TryAgain error={error} onRetry={() => void refetch()} />
}

function Fields({
  phones,
  typed,
  error,
  pending,
  onSubmit,
  onCancel,
  takesFocus = false,
}: PhoneFormProps & { phones: Phones }) {
  const { t } = useLingui()
  const here = useGuess(phones)
  const form = useForm<TypedPhone>({ defaultValues: typed ?? { country: here, number: '' } })
  const { register, setValue, getValues, formState } = form
  const read = (values: TypedPhone) => phones.read(values.number, countryIn(phones, values.country))
  const { setError, setFocus } = form
  const refusal = error === null ? null : toAppError(error)
  const isAtField = refusal?.field === 'phone'
  useEffect(() => {
    if (takesFocus) setFocus('number')
  }, [takesFocus, setFocus])
  useEffect(() => {
    if (!isAtField || refusal === null) return
    setError('number', { message: refusal.message })
    setFocus('number')
  }, [isAtField, refusal, setError, setFocus])

  return (
    <FormShell
      error={isAtField ? null : error}
      pending={pending}
      submitLabel={t`Text me a code`}
      secondary={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )
      }
      onSubmit={form.handleSubmit((values) => {
        const phone = read(values)
        if (phone) onSubmit(phone.number, values)
      })}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <SelectField
          label={t`Country`}
          autoComplete="tel-country-code"
          options={[
            { value: '', label: t`Choose` },
            ...phones.countries.map(({ code, name, dial }) => ({
              value: code,
              label: `${name} ${dial}`,
            })),
          ]}
          error={formState.errors.country?.message}
          {...register('country', {
            validate: (value, { number }) =>
              value !== '' || number.trim().startsWith('+') || t`Choose the country of the number.`,
          })}
        />
        <TextField
          label={t`Phone number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={formState.errors.number?.message}
          {...register('number', {
            required: t`Type the number of your phone.`,
            validate: (_, values) => {
              if (read(values)) return true
              const country = phones.countries.find(({ code }) => code === values.country)?.name
              return country
                ? t`This is no telephone number of ${country}. Check the digits.`
                : t`This is no telephone number. Check the digits.`
            },
            // A number with its country brings that along.
            onBlur: () => {
              const found = read(getValues())?.country
              if (found && found !== getValues('country')) setValue('country', found)
            },
          })}
        />
      </div>
    </FormShell>
  )
}

function useGuess(phones: Phones): string {
  const { timeZone } = useMe()
  const [guess] = useState(() =>
    guessCountry(
      phones.countries.map(({ code }) => code),
      {
        timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        languages: navigator.languages,
      },
    ),
  )
  return guess ?? ''
}

/** Without a country a number is read by its plus alone, so any will do. */
const countryIn = (phones: Phones, code: string) =>
  phones.countries.find((country) => country.code === code)?.code ?? 'US'
