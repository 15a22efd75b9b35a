import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#lib/storage.ts'

const key = 'goodwork.search.slash'
const listeners = new Set<() => void>()

/** Whether the / key focuses the field: on, unless the person turned it off on this device. */
export function isSlashOn(): boolean {
  return readStored(key) !== false
}

function setSlash(isOn: boolean): void {
  writeStored(key, isOn ? null : false)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSlash(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSlashOn), setSlash]
}
