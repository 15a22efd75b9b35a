import { expect, it } from 'vitest'
import { pathOfLink } from './links.ts'

const server = 'https://goodwork.example'

it.each([
  ['https://goodwork.example/auth/verify-email?code=a.b', '/auth/verify-email?code=a.b'],
  ['https://goodwork.example/auth/reset-password/?code=a', '/auth/reset-password?code=a'],
  ['https://GOODWORK.example:443/auth/sign-up?invite=x#y', '/auth/sign-up?invite=x'],
  ['https://goodwork.example/auth/keep-account?code=a', '/auth/keep-account?code=a'],
])('the app opens the link %s of an email at %s', (link, path) => {
  expect(pathOfLink(link, server)).toBe(path)
})

it('the app opens a link to a server below a path', () => {
  const below = `${server}/work`
  expect(pathOfLink(`${below}/auth/verify-email?code=a`, below)).toBe('/auth/verify-email?code=a')
  expect(pathOfLink(`${server}/auth/verify-email?code=a`, below)).toBeNull()
})

it.each([
  'https://evil.example/auth/verify-email?code=a',
  'https://goodwork.example.evil.example/auth/verify-email',
  'https://user@evil.example/auth/verify-email',
  'http://goodwork.example/auth/verify-email',
  'https://goodwork.example:8443/auth/verify-email',
  'https://goodwork.example/auth/verify-email/../../app-admin',
  'https://goodwork.example/payment',
  'https://goodwork.example/',
  'goodwork://auth/verify-email',
  'javascript:alert(1)',
  '',
])('the app does not open the link %s', (link) => {
  expect(pathOfLink(link, server)).toBeNull()
})

it('the app opens no link without a configured server', () => {
  expect(pathOfLink('https://goodwork.example/auth/verify-email', '')).toBeNull()
})
