import { cx } from '#lib/cx.ts'
import { Markdown } from '#ui/markdown.tsx'

const look = '[&_p:first-of-type]:text-lead [&_p:first-of-type]:font-medium'

/** A turn of a dialogue: `**Ana:** Which one broke?` */
const turn = /^\*\*(?<name>[^*]+):\*\* (?<words>.+)$/su

/** The body of a piece of advice; two voices are shown as a conversation. */
export function AdviceBody({ source }: { source: string }) {
  const parts = source.split(/\n\s*\n/)
  const names = [...new Set(parts.flatMap((part) => turn.exec(part)?.groups?.name ?? []))]
  if (names.length !== 2) {
    return (
      <div className={look}>
        <Markdown source={source} />
      </div>
    )
  }
  const second = names.includes('You') ? 'You' : names[1]
  return (
    <div className={cx('flex flex-col gap-3', look)}>
      {parts.map((part) => {
        const { name = '', words = '' } = turn.exec(part)?.groups ?? {}
        if (name === '') return <Markdown key={part} source={part} />
        return <Turn key={part} name={name} words={words} isSecond={name === second} />
      })}
    </div>
  )
}

type TurnProps = { name: string; words: string; isSecond: boolean }

function Turn({ name, words, isSecond }: TurnProps) {
  return (
    <div
      className={cx(
        'max-w-[min(92%,34rem)] rounded-tile px-5 py-3',
        isSecond
          ? 'on-tone self-end rounded-ee-none bg-sun'
          : 'self-start rounded-es-none bg-quiet',
      )}
    >
      <span className="block text-note font-semibold">{name}</span>
      <span dir="auto">{words}</span>
    </div>
  )
}
