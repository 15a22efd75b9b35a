import type { Content } from './content.ts'

/** A page as it goes out, and the name by which a caller may keep it. */
export type Page = { etag: string; body: Buffer }

/** All pages together, in bytes; a page or an address above its limit is not kept. */
const limits = { bytes: 8_000_000, page: 1_000_000, address: 2_000 }

export type Pages = {
  find(address: string): Page | undefined
  keep(address: string, page: Page): void
}

/**
 * Remembers the pages of late by their address, so that a list that everybody asks for is made once.
 * The oldest goes first. A new version of the content begins with none.
 */
export function keepPages(): (content: Content) => Pages {
  const versions = new WeakMap<Content, Pages>()
  return (content) => {
    const pages = versions.get(content) ?? pagesOfOne()
    versions.set(content, pages)
    return pages
  }
}

function pagesOfOne(): Pages {
  const pages = new Map<string, Page>()
  let bytes = 0
  return {
    find: (address) => pages.get(address),
    keep: (address, page) => {
      const isOutsize = page.body.length > limits.page || address.length > limits.address
      if (isOutsize || pages.has(address)) return
      pages.set(address, page)
      bytes += page.body.length + address.length
      for (const [oldest, { body }] of pages) {
        if (bytes <= limits.bytes) return
        pages.delete(oldest)
        bytes -= body.length + oldest.length
      }
    },
  }
}
