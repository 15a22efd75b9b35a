import { expect, it } from 'vitest'
import { voiceFor } from './voice.ts'

const voice = (lang: string, localService: boolean, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
})

it('picks a voice of the page’s language, preferring one on the device', () => {
  const far = voice('en-US', false, true)
  const near = voice('en_GB', true)
  const other = voice('de-DE', true, true)
  expect(voiceFor([other, far, near], 'en')).toBe(near)
  expect(voiceFor([other, far], 'en-US')).toBe(far)
})

it('picks no voice of another language', () => {
  expect(voiceFor([voice('de-DE', true), voice('eng', true)], 'en')).toBeUndefined()
  expect(voiceFor([], 'en')).toBeUndefined()
})
