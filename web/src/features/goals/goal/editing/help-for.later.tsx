import { Later, laterPart } from '#shell/later.tsx'

const help = laterPart<{ label: string }>(async () => (await import('./help-for.tsx')).HelpFor)

/** The help stands beside the words: nothing moves when it comes. */
export function LaterHelp({ label }: { label: string }) {
  return <Later part={help} placeholder={null} props={{ label }} />
}
