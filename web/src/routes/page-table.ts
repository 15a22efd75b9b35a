import { useSyncExternalStore } from 'react'
import { loadMessages } from '#lib/i18n.ts'
import type { FoundPage } from '#routes/find-page.ts'
import { type LazyPart, lazyPart } from '#shell/lazy-part.tsx'
import type { PageLoad, PageProps } from '#shell/page.ts'

type PageTable = typeof import('#routes/find-page.ts')
/** Another `key` resets a page's state. */
export type Page = { key: string; part: LazyPart<PageProps> }

let table: PageTable | null = null
const listeners = new Set<() => void>()

/** Home does not need it. */
export async function loadPageTable(): Promise<PageTable> {
  if (table === null) {
    table = await import('#routes/find-page.ts')
    for (const listener of listeners) listener()
  }
  return table
}

/** The table of pages; null until it is loaded. */
export function usePageTable(): PageTable | null {
  return useSyncExternalStore(subscribe, () => table)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const pages = new Map<PageLoad, Page>()

/** A page with its code and texts; one object for all its addresses. */
export function pageOf({ address, load, texts }: FoundPage): Page {
  const known = pages.get(load)
  if (known !== undefined) return known
  const part = lazyPart(async () => {
    const [component] = await Promise.all([load(), ...texts.map(loadMessages)])
    return component
  })
  const page = { key: address, part }
  pages.set(load, page)
  return page
}

/** Home is in the first load. */
export const isHome = (pathname: string): boolean => /^\/*$/.test(pathname)

/** Fetches the page at this path ahead of going there. */
export async function fetchPage(pathname: string): Promise<void> {
  if (isHome(pathname)) return
  const { findPage } = await loadPageTable()
  await pageOf(findPage(pathname)).part.load()
}
