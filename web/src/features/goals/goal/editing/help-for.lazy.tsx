import { Lazy, lazyPart } from '#shell/lazy-part.tsx'

const help = lazyPart<{ label: string }>(async () => (await import('./help-for.tsx')).HelpFor)

/** The help stands beside the words: nothing moves when it comes. */
export function LazyHelp({ label }: { label: string }) {
  return <Lazy part={help} placeholder={null} props={{ label }} />
}
