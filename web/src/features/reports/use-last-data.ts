import { useState } from 'react'

export function useLastData<T>(data: T | undefined): T | undefined {
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return data ?? kept
}
