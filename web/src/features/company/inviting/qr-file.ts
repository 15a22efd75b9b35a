import { encode } from 'uqr'
import { keepFile } from '#lib/keep-file.ts'

/** As wide as it is at least, in pixels: sharp on a poster. */
const least = 1000

/** Gives the square code to the browser to keep, as a picture to print, send or put on a slide. */
export function keepQrPicture(text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dot = Math.ceil(least / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * dot
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * dot, y * dot, dot, dot)
    })
  })
  canvas.toBlob((picture) => picture && keepFile(picture, 'invitation.png'), 'image/png')
}
