import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLink as takenByServer } from '../server/src/lib/links.ts'
import { isLink as takenByWeb } from '../web/src/lib/links.ts'

it('the web and the server accept the same texts as links', () => {
  const parts = fc.constantFrom(
    ...[
      'https',
      'HTTPS',
      'http',
      'javascript',
      ':',
      '//',
      '/',
      '@',
      'user',
      ':pw',
      '?q=a@b',
      '#',
      ' ',
    ],
    ...['a.example', 'localhost', '[', '[::1]', '%', ':443', 'ä.example', '\n'],
  )
  const texts = fc.array(parts, { maxLength: 8 }).map((some) => some.join(''))
  const links = texts.map((rest) => `https://${rest}`)
  fc.assert(
    fc.property(fc.oneof(links, texts), (text) => {
      expect(takenByWeb(text)).toBe(takenByServer(text))
    }),
    { numRuns: 300 },
  )
  expect(takenByWeb('https://user:pw@a.example')).toBe(false)
})
