import { ArrowRight, Bookmark, Clock, Target, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { type PageField, usePageField } from '#shell/page-field.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { ThemeChoice } from '#shell/theme-choice.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureBook } from '#ui/art/picture-book.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Help } from '#ui/help.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ToneCardBody, toneCardClass } from '#ui/tone-card.tsx'
import { FormSamples } from './form-samples.tsx'

const fields: { value: PageField; label: string }[] = [
  { value: 'paper', label: 'Paper' },
  { value: 'home', label: 'Home' },
  { value: 'sky', label: 'Sky' },
  { value: 'butter', label: 'Butter' },
  { value: 'ice', label: 'Ice' },
]

/** /dev/ui: all of the design system on one page, in development alone. */
export function CataloguePage() {
  const [field, setField] = useState<PageField>('paper')
  usePageField(field)
  return (
    <main className="mx-auto flex max-w-page flex-col gap-12 px-4 py-8 sm:px-8">
      <Logo name="Goodwork" />
      <PageTitle size="display">Design system</PageTitle>
      <Card className="grid gap-6 md:grid-cols-2">
        <SegmentedChoice label="Field" options={fields} value={field} onChange={setField} />
        <ThemeChoice />
      </Card>
      <Section title="Type">
        <TextSamples />
      </Section>
      <Section title="Controls">
        <ControlSamples />
      </Section>
      <Section title="Forms">
        <FormSamples />
      </Section>
      <Section title="Overlays">
        <OverlaySamples />
      </Section>
      <Section title="Pictures">
        <PictureSamples />
      </Section>
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-headline">{title}</h2>
      {children}
    </section>
  )
}

const advice = `A *colleague* tells you about a plan. You see a flaw at once, and it is **hard** to wait.

Ask one open question first. Then be quiet for three breaths:

“What would have to be true for this to work?”

- It slows you down
- It shows where the plan is thin
- Read [why it works](https://example.org/) if you like

<b>HTML</b> stays the text that it is.`

/** The type scale, and what content looks like. */
function TextSamples() {
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

function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const undo = { label: 'Undo', run: () => showSnackbar('Back again') }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Side sheet</Button>
      <Help label="What is the Impact Index?" title="Your Impact Index">
        One number for the week, and how it came about.
      </Help>
      <Button variant="quiet" onClick={() => showSnackbar('Added to My Impact Goal')}>
        Snackbar
      </Button>
      <Button
        variant="quiet"
        onClick={() => showSnackbar({ text: 'Deleted', color: 'info', action: undo })}
      >
        Info with undo
      </Button>
      <Button variant="quiet" onClick={() => showSnackbar({ text: 'Error in deleting' })}>
        Error
      </Button>
      <DialogShell
        open={open === 'dialog'}
        onClose={close}
        title="Delete this goal?"
        error={null}
        pending={false}
        actionLabel="Delete goal"
        actionVariant="danger"
        onAction={close}
      >
        <p>You can take it back for 30 days.</p>
      </DialogShell>
      <Dialog open={open === 'sheet'} onClose={close} title="Edit" side="right">
        A sheet at the side.
      </Dialog>
    </div>
  )
}

const tones = ['sun', 'mint', 'coral', 'lilac'] as const
const pictures = [
  PictureSteps,
  PictureBook,
  PictureLift,
  PictureLost,
  PictureRest,
  PictureApart,
  PictureKey,
  PictureLetter,
  PictureMeet,
]

function PictureSamples() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tones.map((tone) => (
          <a key={tone} href="#content" className={toneCardClass(tone, 'sm:min-h-64')}>
            <ToneCardBody tone={tone} title={tone} text="One line about it" />
          </a>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {pictures.map((Picture) => (
          <Picture key={Picture.name} />
        ))}
      </div>
      <EmptyState
        picture={<PictureBook />}
        title="No bookmarks yet"
        text="Advice that you bookmark waits here until you want it."
        action={<Button>Find advice</Button>}
      />
    </>
  )
}

function ControlSamples() {
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
