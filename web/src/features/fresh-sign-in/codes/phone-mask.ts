/** Product 5, phone numbers: all but the last four digits are stars; of four or fewer, all are. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const shown = digits.length > 4 ? digits.slice(-4) : ''
  return '*'.repeat(digits.length - shown.length) + shown
}

/** The last digits of a masked number; empty if all are stars. */
export const endOf = (masked: string): string => masked.replaceAll('*', '')
