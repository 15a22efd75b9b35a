import { expect, it } from 'vitest'
import { isLink } from './links.ts'

it.each([
  ['https://a.example/b?c#d', true],
  ['HTTPS://a.example', true],
  ['http://a.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://a b', false],
  [' https://a.example', false],
  ['https://user:pw@a.example', false],
  ['https://user@a.example', false],
  ['https://a.example/?mail=a@b.example', true],
])('accepts “%s” as a link: %s', (text, is) => expect(isLink(text)).toBe(is))
