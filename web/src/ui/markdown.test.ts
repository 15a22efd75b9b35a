import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Markdown } from '#ui/markdown.tsx'

const shown = (source: string) => renderToStaticMarkup(createElement(Markdown, { source }))

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[here](javascript:alert(1))',
  '[here](data:text/html,<script>alert(1)</script>)',
  '**<svg onload=alert(1)>**',
  '- <iframe src=//a.example>',
  '“<style>*{display:none}</style>”',
  '![x](https://a.example/track.png)',
])('shows hostile Markdown as text: %s', (source) => {
  const html = shown(source)
  expect(html).not.toMatch(/<(?:script|img|svg(?! aria-hidden)|iframe|style)|href="(?!https:)/)
})

it('keeps a hostile address in Markdown inside its attribute', () => {
  const html = shown('[here](https://a.example/"onclick="alert(1)) https://a.example/\'onclick=\'x')
  expect(html).toContain('href="https://a.example/&quot;onclick=&quot;alert(1)"')
  expect(html).toContain('href="https://a.example/&#x27;onclick=&#x27;x"')
})
