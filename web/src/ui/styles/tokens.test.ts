import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = ['tokens.css', 'fields.css']
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n')

type Scheme = 'light' | 'dark'

/**
 * The hex value of a token, from its last definition in `scope`, with `light-dark()` and `var()`.
 */
function hex(name: string, scheme: Scheme, scope = css): string {
  const found = [...scope.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].at(-1)?.[1]
  if (found === undefined) throw new Error(`no token ${name}`)
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(found)
  const value = pair ? (scheme === 'light' ? pair[1] : pair[2]) : found
  const other = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]
  return other ? hex(other, scheme) : (value ?? '')
}

function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The block of fields.css that contains the tokens of a background. */
const block = (field: string) => {
  const start = field === 'paper' ? css.indexOf(':root {') : css.indexOf(`[data-field="${field}"]`)
  return css.slice(start, css.indexOf('}', start))
}

const schemes: Scheme[] = ['light', 'dark']
const pairs: [text: string, ground: string][] = [
  ['--color-on-primary', '--color-primary'],
  ['--color-on-strong', '--color-strong'],
  ['--color-on-danger', '--color-danger'],
  ['--color-ink', '--color-bar'],
  ['--color-on-tone', '--color-sun'],
  ['--color-on-tone', '--color-mint'],
  ['--color-on-tone', '--color-coral'],
  ['--color-on-tone', '--color-lilac'],
]

it.each(schemes)(
  'text on its background has a contrast of 4.5:1 or more in the %s scheme',
  (scheme) => {
    for (const [text, ground] of pairs) {
      const ratio = contrast(hex(text, scheme), hex(ground, scheme))
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it.each(schemes)('text has enough contrast on every page and card in the %s scheme', (scheme) => {
  for (const field of ['paper', 'home', 'sky', 'butter', 'ice']) {
    const own = block(field)
    const page = hex('--field', scheme, own)
    const card = hex('--surface', scheme, own)
    const [text, soft] = field === 'home' ? ['#ffffff', '#e3e8ff'] : []
    const check = (words: string, ground: string, least = 4.5) =>
      expect(contrast(words, ground), `${field}: ${words} on ${ground}`).toBeGreaterThanOrEqual(
        least,
      )
    check(text ?? hex('--color-ink', scheme), page)
    check(soft ?? hex('--color-ink-soft', scheme), page)
    check(hex('--color-ink', scheme), card)
    check(hex('--color-ink-soft', scheme), card)
    check(hex('--color-danger', scheme), card)
    check(hex('--color-primary', scheme), card, 3)
    check(hex('--color-line', scheme), card, 3)
    check(field === 'home' ? hex('--color-sun', scheme) : hex('--color-primary', scheme), page, 3)
  }
})
