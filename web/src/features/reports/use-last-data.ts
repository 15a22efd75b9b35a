import { useState } from 'react'

/** What was read last, while the next is on its way or could not be had. */
export function useLastData<T>(data: T | undefined): T | undefined {
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return data ?? kept
}
