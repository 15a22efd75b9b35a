import type { Content } from './content.ts'

export type Page = { etag: string; body: Buffer }

const limits = { bytes: 8_000_000, page: 1_000_000, address: 2_000 }

export type Pages = {
  find(address: string): Page | undefined
  keep(address: string, page: Page): void
}

/**
 * Caches recent pages by their address, so that a popular list is made once. Drops the oldest first,
 * and all pages when the content changes.
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
