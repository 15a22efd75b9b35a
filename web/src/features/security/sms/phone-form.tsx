import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { FormSelect, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { guessCountry } from './country-guess.ts'
import type { Phones } from './phones-of.ts'

/** The typed number, for when the person returns to the form. */
export type TypedPhone = { country: string; number: string }

export type PhoneFormProps = {
  /** The number typed before; null at first. */
  typed: TypedPhone | null
  error: unknown
  pending: boolean
  /** `phone` is in E.164. */
  onSubmit: (phone: string, typed: TypedPhone) => void
  onCancel?: (() => void) | undefined
  /** Takes the focus: the pressed button is removed. */
  takesFocus?: boolean
}

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
  const read = (values: TypedPhone) => phones.read(values.number, countryIn(phones, values.country))
  const form = useForm<TypedPhone>(typed ?? { country: here, number: '' }, (values) => ({
    country:
      values.country === '' && read(values) === null
        ? t`Choose the country of the number.`
        : undefined,
    number: numberFault(phones, values, read(values) !== null),
  }))

  return (
    <Form
      form={form}
      error={error}
      fieldNames={{ phone: 'number' }}
      pending={pending}
      submitLabel={t`Text me a code`}
      takesFocus={takesFocus ? 'number' : undefined}
      secondary={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )
      }
      onSubmit={(values) => {
        const phone = read(values)
        if (phone) onSubmit(phone.number, values)
      }}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <FormSelect
          name="country"
          label={t`Country`}
          autoComplete="tel-country-code"
          options={[
            { value: '', label: t`Choose` },
            ...phones.countries.map(({ code, name, dial }) => ({
              value: code,
              label: `${name} ${dial}`,
            })),
          ]}
        />
        <FormText
          name="number"
          label={t`Phone number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          // A pasted number with a country code sets the country.
          onBlur={() => {
            const found = read(form.values)?.country
            if (found && found !== form.values.country) form.write({ country: found })
          }}
        />
      </div>
    </Form>
  )
}

function numberFault(phones: Phones, typed: TypedPhone, isNumber: boolean): string | undefined {
  if (typed.number === '') return t`Enter your phone number.`
  if (isNumber) return undefined
  const country = phones.countries.find(({ code }) => code === typed.country)?.name
  return country
    ? t`This isn’t a phone number in ${country}. Check the digits.`
    : t`This isn’t a phone number. Check the digits.`
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

/** A number with a plus needs no country. */
const countryIn = (phones: Phones, code: string) =>
  phones.countries.find((country) => country.code === code)?.code ?? 'US'

/** Loads the rules for numbers, which are large, in two parts. */
async function loadPhones(): Promise<Phones> {
  const [{ phonesOf }, { default: metadata }] = await Promise.all([
    import('./phones-of.ts'),
    import('libphonenumber-js/min/metadata'),
  ])
  return phonesOf(metadata)
}

const phonesQuery = queryOptions({
  queryKey: ['security-phones'],
  queryFn: loadPhones,
  staleTime: Number.POSITIVE_INFINITY,
})
