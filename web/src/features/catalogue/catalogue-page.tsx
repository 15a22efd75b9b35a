import { type ReactNode, useState } from 'react'
import { type PageField, usePageField } from '#shell/page-field.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { ThemeChoice } from '#shell/theme-choice.tsx'
import { Card } from '#ui/card.tsx'
import { Logo } from '#ui/logo.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { ControlSamples } from './control-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PictureSamples } from './picture-samples.tsx'
import { TextSamples } from './text-samples.tsx'

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
