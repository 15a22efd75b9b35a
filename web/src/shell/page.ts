import type { ComponentType } from 'react'

/** What an address holds where the table of pages has a name in braces. */
export type Params = { readonly [name: string]: string | undefined }
export type PageProps = { params: Params }
export type PageLoad = () => Promise<ComponentType<PageProps>>
