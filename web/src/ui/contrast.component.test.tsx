import { afterEach, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { PillChoice } from '#ui/pill-choice.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { StepDock } from '#ui/step-dock.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'

const choices = ['a', 'b'].map((id) => ({ id, title: `Choice ${id}` }))
const options = choices.map(({ id, title }) => ({ value: id, label: title }))
const nothing = () => {}

/** Each control in two states. */
const controls = {
  switch: (on: boolean) => <SwitchRow label="Switch" hint="" checked={on} onChange={nothing} />,
  'segmented choice': (on: boolean) => (
    <SegmentedChoice label="Choice" options={options} value={on ? 'a' : 'b'} onChange={nothing} />
  ),
  'pill choice': (on: boolean) => (
    <PillChoice label="Choice" choices={choices} selected={on ? ['a'] : []} onToggle={nothing} />
  ),
  card: (on: boolean) => (
    <ChoiceGroup
      label="Choice"
      tone="sun"
      choices={choices}
      selected={on ? ['a'] : []}
      onSelect={nothing}
    />
  ),
  progress: (on: boolean) => (
    <StepDock label="Steps" current={on ? 2 : 1} total={3} words="Step" tone="sun" />
  ),
  'menu entry': (on: boolean) => (
    <a href="/" className="rounded-pill" aria-current={on ? 'page' : undefined}>
      Home
    </a>
  ),
  'toggle button': (on: boolean) => (
    <button type="button" className="rounded-pill" aria-pressed={on}>
      Bookmark
    </button>
  ),
}

/** The lines and fills of all elements that remain in a contrast theme. */
const drawn = () =>
  [...document.querySelectorAll('body *')].map((element) => {
    const { borderWidth, borderColor, backgroundColor, scale } = getComputedStyle(element)
    return [borderWidth, borderColor, backgroundColor, scale].join(' ')
  })

afterEach(() => commands.showIn('light'))

it.each(Object.entries(controls))(
  'shows the state of a %s in a contrast theme',
  async (_, draw) => {
    await commands.showIn('contrast')
    await page.viewport(390, 844)
    const { rerender } = await render(<div className="p-4">{draw(false)}</div>)
    const off = drawn()
    expect(new Set(off).size).toBeGreaterThan(1)
    await rerender(<div className="p-4">{draw(true)}</div>)
    await expect.poll(drawn).not.toEqual(off)
  },
)
