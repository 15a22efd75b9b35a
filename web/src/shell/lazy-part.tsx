import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

/** A page, or a part of one, that is fetched when it is shown or earlier, and kept. */
export type LazyPart<Props = object> = {
  load: () => Promise<ComponentType<Props>>
  loaded: ComponentType<Props> | null
}

export function lazyPart<Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part: LazyPart<Props> = {
    loaded: null,
    load: async () => {
      part.loaded ??= await load()
      return part.loaded
    },
  }
  return part
}

type LazyProps<Props> = {
  part: LazyPart<Props>
  placeholder: ReactNode
} & (object extends Props ? { props?: Props } : { props: Props })

/**
 * Shows the part, or the placeholder. Not `React.lazy`, which delays up to 300 ms and never
 * retries.
 */
export function Lazy<Props extends object = object>(lazy: LazyProps<Props>) {
  const { part, placeholder, props } = lazy
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => part.loaded)
  useEffect(() => {
    // Thrown while rendering, so that it reaches the error boundary.
    const fail = (error: unknown) =>
      setPart(() => {
        throw error
      })
    part.load().then((component) => startTransition(() => setPart(() => component)), fail)
  }, [part])
  return Part ? <Part {...(props as Props)} /> : placeholder
}
