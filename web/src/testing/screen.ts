import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

export const expectTitle = (name: string | RegExp) =>
  expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
export const link = (name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: true })
export const press = (name: string | RegExp): Promise<void> => button(name).click()
export const follow = (name: string | RegExp): Promise<void> => link(name).click()

export const field = (label: string): Locator => page.getByLabelText(label, { exact: true })
export const type = (label: string, text: string): Promise<void> => field(label).fill(text)

/** Expects the text of a field: its hint and its error. */
export const expectAt = (label: string, words: string | RegExp) =>
  expect
    .element(field(label))
    .toHaveAccessibleDescription(typeof words === 'string' ? expect.stringContaining(words) : words)

export const expectAlert = (words: string | RegExp) =>
  expect.element(page.getByRole('alert').getByText(words, { exact: false })).toBeVisible()

export const expectText = (words: string | RegExp) =>
  expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()

export const expectNoText = async (words: string | RegExp) =>
  expect.element(page.getByText(words, { exact: false })).not.toBeInTheDocument()

/** A message at the foot of the screen. */
export const expectMessage = (words: string) =>
  expect
    .element(page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: false }))
    .toBeVisible()

export const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name })

export const expectAddress = (address: string) =>
  expect.poll(() => location.pathname + location.search).toBe(address)
