import type { ComponentType } from 'react'

/** The values in an address for the names in braces in the table of pages. */
export type Params = { readonly [name: string]: string | undefined }
export type PageProps = { params: Params }
export type PageLoad = () => Promise<ComponentType<PageProps>>
