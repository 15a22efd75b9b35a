import { useSyncExternalStore } from 'react'
import { getToken, onToken } from '#api/token.ts'

export const useToken = (): string | null => useSyncExternalStore(onToken, getToken)
