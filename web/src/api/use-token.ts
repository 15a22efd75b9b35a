import { useSyncExternalStore } from 'react'
import { getToken, onToken } from '#api/token.ts'

/** The token as React state. */
export const useToken = (): string | null => useSyncExternalStore(onToken, getToken)
