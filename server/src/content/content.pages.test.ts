import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepPages, type Page } from './content.pages.ts'
import { compiled } from './content.test-server.ts'
import { openContent } from './content.ts'

const content = openContent(compiled)
const page = (bytes: number, etag = '"x"'): Page => ({ etag, body: Buffer.alloc(bytes) })

describe('the cache of pages', () => {
  it('finds a cached page by its address and its version of the content', () => {
    const pagesOf = keepPages()
    const made = page(10)
    pagesOf(content).keep('/a', made)
    expect(pagesOf(content).find('/a')).toBe(made)
    expect(pagesOf(content).find('/b')).toBeUndefined()
    expect(pagesOf(openContent(compiled)).find('/a')).toBeUndefined()
  })

  it('caches at most eight megabytes of pages, and drops the oldest first', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 1_200_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(sizes, (all) => {
        const pages = keepPages()(content)
        all.forEach((bytes, index) => {
          pages.keep(`/${index}`, page(bytes))
        })
        const kept = all.map((_, index) => pages.find(`/${index}`)?.body.length)
        const total = kept.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)
        expect(total).toBeLessThanOrEqual(8_000_000)
        const mayStay = kept.flatMap((bytes, index) =>
          (all[index] ?? 0) <= 1_000_000 ? [bytes !== undefined] : [],
        )
        const first = mayStay.indexOf(true)
        if (first >= 0) expect(mayStay.slice(first)).not.toContain(false)
      }),
      { numRuns: 60 },
    )
  })

  it('caches no page with a very long address, and each address once', () => {
    const pages = keepPages()(content)
    pages.keep(`/${'x'.repeat(2_000)}`, page(1))
    expect(pages.find(`/${'x'.repeat(2_000)}`)).toBeUndefined()
    const first = page(1, '"first"')
    pages.keep('/a', first)
    pages.keep('/a', page(1, '"second"'))
    expect(pages.find('/a')).toBe(first)
  })
})
