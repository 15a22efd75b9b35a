import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayOf, momentOf } from './moment.ts'

it('writes day and time in the time zone of the person', () => {
  expect(dayOf('2026-11-20T23:30:00Z', 'Europe/Vienna')).toBe('21 Nov 2026')
  expect(momentOf('2026-11-20T23:30:00Z', 'Europe/Vienna')).toBe('21 Nov 2026, 00:30')
  expect(momentOf('2026-11-20T23:30:00Z', 'UTC')).toBe('20 Nov 2026, 23:30')
})

it("writes day and time in the device's time zone if the person's is unknown or missing", () => {
  const instants = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, (then) => {
      const at = then.toISOString()
      const device = Intl.DateTimeFormat().resolvedOptions().timeZone
      expect(momentOf(at, 'Mars/Olympus')).toBe(momentOf(at, device))
      expect(momentOf(at, null)).toBe(momentOf(at, device))
    }),
    { numRuns: 40 },
  )
})
