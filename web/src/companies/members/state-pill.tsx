import { cx } from '#lib/cx.ts'

type Props = { label: string; count: number; checked: boolean; onChoose: () => void }

/** One of the states that a list can be narrowed to, with how many are in it. */
export function StatePill({ label, count, checked, onChoose }: Props) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-pill px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
        checked ? 'bg-strong text-on-strong' : 'bg-quiet text-field',
      )}
    >
      <input
        type="radio"
        name="member-state"
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {label} <span className="font-normal figures">{count.toLocaleString('en')}</span>
    </label>
  )
}
