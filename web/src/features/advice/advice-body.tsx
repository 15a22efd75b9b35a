import { Markdown } from '#ui/markdown.tsx'

export function AdviceBody({ source }: { source: string }) {
  return (
    <div className="[&_p:first-of-type]:text-lead [&_p:first-of-type]:font-medium">
      <Markdown source={source} />
    </div>
  )
}
