import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { generateSync } from 'otplib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const reader = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** The text of the QR code on the screen, read from a screenshot. */
export async function readSquare(square: Locator): Promise<string> {
  const wasmBinary = new Uint8Array(readFileSync(reader)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  // In the middle of the screen no bar covers it.
  await square.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const picture = await square.screenshot({ type: 'png' })
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  if (found.length !== 1 || !found[0])
    throw new Error(`${found.length} square codes on the picture`)
  return found[0].text
}

/**
 * The code that an app shows for a secret, now or so many steps of 30 seconds later. The current
 * code and the next are valid for at least 30 seconds; the one before may expire at any moment.
 */
export function appCodeOf(secret: string, later = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 })
}
