import { useLingui } from '@lingui/react/macro'
import { Pause, Play, X } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { rates, useListening } from './use-listening.ts'

type Props = { words: RefObject<HTMLElement | null>; onClose: () => void }

/** The controls of reading aloud, sticky above the words. */
export function ListenPanel({ words, onClose }: Props) {
  const { t } = useLingui()
  const { player, failed, rate, tell, setRate } = useListening(words)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const isPlaying = player.state === 'playing'
  const icon = 'size-5'
  return (
    <section
      aria-label={t`Read aloud`}
      className="sticky top-2 z-10 mt-4 flex scroll-mt-2 flex-wrap items-center justify-between rounded-tile bg-strong p-1 text-on-strong sm:px-3"
    >
      <IconButton
        ref={first}
        className="text-inherit hover:bg-transparent"
        label={isPlaying ? t`Pause` : t`Play`}
        icon={isPlaying ? <Pause className={icon} /> : <Play className={icon} />}
        onClick={() => tell({ kind: isPlaying ? 'pause' : 'play' })}
      />
      <Speed rate={rate} onChange={setRate} />
      <IconButton
        className="text-inherit hover:bg-transparent"
        label={t`Stop reading aloud`}
        icon={<X className={icon} />}
        onClick={onClose}
      />
      <p role="status" className="basis-full px-3 py-1 text-note empty:hidden">
        {failed && t`This browser found no voice to read with. Try again, or another browser.`}
      </p>
    </section>
  )
}

function Speed({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t`Speed`}</legend>
      {rates.map((one) => (
        <label
          key={one}
          className={cx(
            'grid h-11 min-w-11 cursor-pointer place-items-center rounded-pill px-1.5 text-note font-semibold has-focus-visible:outline-3 has-focus-visible:outline-current',
            one === rate && 'bg-surface text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={one === rate}
            onChange={() => onChange(one)}
          />
          <span>{`${i18n.number(one)}×`}</span>
        </label>
      ))}
    </fieldset>
  )
}
