import { ArrowRight, Bookmark, Clock, Target, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StepBar } from '#ui/step-bar.tsx'

/** Buttons, links, choices, chips, progress. */
export function ControlSamples() {
  const [chosen, setChosen] = useState('clear')
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<ArrowRight aria-hidden="true" className="size-5" />}>Next</Button>
        <Button variant="primary">Save as goal</Button>
        <Button variant="quiet">Back</Button>
        <Button variant="danger">Delete goal</Button>
        <Button pending>Saving</Button>
        <Button disabled>Not yet</Button>
        <IconButton label="Bookmark" icon={<Bookmark aria-hidden="true" />} variant="quiet" />
        <IconButton label="Bookmark" icon={<Bookmark aria-hidden="true" />} variant="strong" />
        <ExternalLink href="https://example.org/">A link in a text</ExternalLink>
        <Spinner />
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip icon={<Clock aria-hidden="true" className="size-4" />}>10 minutes</Chip>
        <Chip icon={<Users aria-hidden="true" className="size-4" />}>8 people</Chip>
        <Chip tone="sun">Impact Myself</Chip>
        <Chip tone="mint">Impact My Team</Chip>
        <Chip tone="coral">Impact My Colleague</Chip>
        <Chip tone="lilac">Impact Our Customers</Chip>
      </div>
      <StepBar total={6} current={2} label="Step 2 of 6" />
      <div className="grid gap-4 lg:grid-cols-2">
        <ChoiceGroup
          label="What matters most"
          tone="mint"
          choices={[
            { id: 'clear', title: 'Clear goals', text: 'People pull in one direction.' },
            { id: 'trust', title: 'Trust in the team', icon: <Target aria-hidden="true" /> },
          ]}
          selected={[chosen]}
          onSelect={setChosen}
        />
        <Skeleton className="h-24" />
      </div>
    </div>
  )
}
