import { t } from '@lingui/core/macro'
import { entityTone } from '#lib/entities.ts'
import { productName } from '#lib/product.ts'
import type { MonthReview } from './month-review.queries.ts'
import { quoteOf, wordsOf } from './month-words.ts'

const width = 1080
const height = 1350
const edge = 80
const display = '"Bricolage", "Arial", sans-serif'
const sans = 'system-ui, "Segoe UI", "Roboto", "Arial", sans-serif'

/** A colour of the light scheme: the picture is the same in dark mode. */
function colourOf(name: string): string {
  const probe = document.createElement('span')
  probe.style.colorScheme = 'light'
  probe.style.color = `var(--color-${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The lines of a text within a width, at most so many; a longer text ends with "…". */
export function linesWithin(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines = ['']
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => wordsThatFit(word, fits))
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  let end = lines[most - 1] ?? ''
  while (end !== '' && !fits(`${end}…`)) end = [...end].slice(0, -1).join('')
  return [...lines.slice(0, most - 1), `${end.trimEnd()}…`]
}

/** A word longer than a line is cut into parts. */
function wordsThatFit(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

const isRightToLeft = (text: string) => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

type Pen = CanvasRenderingContext2D
type Text = {
  y: number
  font: string
  colour: string
  x?: number
  within?: number
  most?: number
  step?: number
}

/** Writes a text from the start of its own script; answers the y below it. */
function write(pen: Pen, text: string, given: Text): number {
  const { y, font, colour, x = edge, within = width - 2 * edge, most = 1, step = 0 } = given
  pen.font = font
  pen.fillStyle = colour
  pen.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  pen.textAlign = 'start'
  const lines = linesWithin(text, most, (line) => pen.measureText(line).width <= within)
  const from = pen.direction === 'rtl' ? x + within : x
  lines.forEach((line, at) => {
    pen.fillText(line, from, y + at * step)
  })
  return y + lines.length * step
}

function box(pen: Pen, colour: string, at: [x: number, y: number, w: number, h: number]): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(...at, 44)
  pen.fill()
}

/** The review as a picture in the colours of the product, drawn on this device. */
export async function pictureOf(review: MonthReview): Promise<Blob> {
  await document.fonts.load(`700 100px ${display}`).catch(() => {})
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser has no canvas.')
  draw(pen, review)
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('No picture.'))), 'image/png'),
  )
}

function draw(pen: Pen, review: MonthReview): void {
  const { title, total, figures, forWhom } = wordsOf(review)
  const [blue, ink, sun] = [colourOf('home'), colourOf('on-tone'), colourOf('sun')]
  const white = '#fff'
  pen.fillStyle = blue
  pen.fillRect(0, 0, width, height)
  write(pen, t`My month in review`, { y: 128, font: `500 38px ${sans}`, colour: white })
  write(pen, title, { y: 220, font: `700 88px ${display}`, colour: white })
  write(pen, `${total.count}`, { y: 484, font: `700 230px ${display}`, colour: sun })
  pen.font = `700 230px ${display}`
  const beside = edge + pen.measureText(`${total.count}`).width + 36
  const lines = [total.label, ...figures.map(({ count, label }) => `${count} ${label}`)]
  lines.forEach((line, at) => {
    const y = 484 - (lines.length - 1 - at) * 54
    const font = at === 0 ? `700 46px ${display}` : `500 36px ${sans}`
    write(pen, line, { y, font, colour: white, x: beside, within: width - edge - beside })
  })
  const gap = 20
  const tile = (width - 2 * edge - 3 * gap) / 4
  forWhom.forEach(({ entity, count, label }, at) => {
    const x = edge + at * (tile + gap)
    box(pen, colourOf(entityTone[entity]), [x, 544, tile, 200])
    const within = tile - 40
    write(pen, `${count}`, { y: 642, font: `700 84px ${display}`, colour: ink, x: x + 24, within })
    write(pen, label, {
      ...{ y: 688, font: `500 28px ${sans}`, colour: ink, x: x + 24, within, most: 2, step: 32 },
    })
  })
  drawQuote(pen, review, ink)
  drawFoot(pen, review)
}

function drawQuote(pen: Pen, review: MonthReview, ink: string): void {
  const quote = quoteOf(review)
  if (quote === null || review.best === null) return
  box(pen, '#fff', [edge, 774, width - 2 * edge, 386])
  const inner = { x: edge + 48, within: width - 2 * edge - 96, colour: ink }
  write(pen, t`The line I liked best`, { ...inner, y: 836, font: `500 30px ${sans}` })
  const font = `700 44px ${display}`
  const below = write(pen, quote, { ...inner, y: 904, font, most: 4, step: 56 })
  if (review.best.note === null) return
  write(pen, review.best.title, { ...inner, y: below + 4, font: `500 30px ${sans}` })
}

function drawFoot(pen: Pen, { suggestion }: MonthReview): void {
  const white = '#fff'
  if (suggestion) {
    const next = t`Next: ${suggestion.title}`
    write(pen, next, { y: 1218, font: `500 34px ${sans}`, colour: white })
  }
  // The logo.
  pen.fillStyle = white
  pen.beginPath()
  pen.arc(edge + 26, 1276, 26, 0, Math.PI)
  pen.fill()
  pen.fillStyle = colourOf('coral')
  pen.beginPath()
  pen.arc(edge + 26, 1260, 12, 0, 2 * Math.PI)
  pen.fill()
  const name = { y: 1294, font: `700 40px ${display}`, colour: white, x: edge + 72 }
  write(pen, productName.toLowerCase(), name)
}
