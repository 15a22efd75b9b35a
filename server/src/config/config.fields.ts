import { z } from 'zod'

/** Words separated by commas. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

/** Digits only: refuses a blank, 1e3 and 0x10. */
export const whole = (min: number, max: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .default(String(otherwise))
    .transform(Number)
    .pipe(z.number().min(min).max(max))
