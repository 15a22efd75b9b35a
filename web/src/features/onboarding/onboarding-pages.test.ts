import { expect, it } from 'vitest'
import { neighbour, onboardingPages, progressAt, questionPages } from './onboarding-pages.ts'

it('the onboarding has each page and each question once', () => {
  expect(new Set(onboardingPages).size).toBe(19)
  expect(new Set(questionPages).size).toBe(14)
  for (const page of questionPages) expect(onboardingPages).toContain(page)
})

it('the onboarding skips the page of the name, because it is known or the welcome asks for it', () => {
  expect(neighbour('user-welcome', 1)).toBe('user-role')
  expect(neighbour('user-role', -1)).toBe('user-welcome')
  expect(neighbour('first-name', 1)).toBe('user-role')
  expect(neighbour('first-name', -1)).toBe('user-welcome')
  expect(neighbour('user-welcome', -1)).toBeNull()
  expect(neighbour('user-landing-done', 1)).toBeNull()
})

it.each([
  ['user-welcome', 1, 3],
  ['first-name', 1, 3],
  ['user-role', 1, 3],
  ['user-time', 3, 3],
  ['user-landing-personalization', 3, 3],
  ['user-motivation', 1, 10],
  ['user-learning', 2, 10],
  ['user-landing-traits', 2, 10],
  ['user-traits-1', 3, 10],
  ['user-traits-final-2', 10, 10],
  ['user-landing-done', 10, 10],
] as const)('counts the onboarding page %s as question %i of %i', (page, current, total) => {
  expect(progressAt(page)).toEqual({ current, total })
})
