import { Card } from '#ui/card.tsx'
import { Markdown } from '#ui/markdown.tsx'

const advice = `A *colleague* tells you about a plan. You see a flaw at once, and it is **hard** to wait.

Ask one open question first. Then be quiet for three breaths:

“What would have to be true for this to work?”

- It slows you down
- It shows where the plan is thin
- Read [why it works](https://example.org/) if you like

<b>HTML</b> stays the text that it is.`

/** The type scale, and what content looks like. */
export function TextSamples() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-3">
        <p className="font-display text-display">Display 72</p>
        <p className="font-display text-headline">Headline 48</p>
        <p className="font-display text-title">Title 24</p>
        <p className="text-lead">Lead 20, for the sentence under a headline</p>
        <p className="text-body">Body 17, for everything that is read</p>
        <p className="text-note text-field-soft">Note 14, for what stands beside</p>
      </div>
      <Card>
        <Markdown source={advice} />
      </Card>
    </div>
  )
}
