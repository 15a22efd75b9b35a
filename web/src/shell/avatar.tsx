import { UserRound } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { type PictureSide, pictureAt } from '#lib/picture-address.ts'
import { serverUrl } from '#lib/product.ts'

type AvatarProps = {
  src: string | null
  name: string | null
  /** 144 px instead of 44 px. */
  large?: boolean
}

/** A round picture over the first letter or a default icon. Decorative. */
export function Avatar({ src, name, large = false }: AvatarProps) {
  // One visible character may be several code points.
  const letter = new Intl.Segmenter().segment(name?.trim() ?? '').containing(0)?.segment
  const address = (side: PictureSide) => serverUrl + pictureAt(src ?? '', side)
  return (
    <span
      className={cx(
        'on-tone relative grid shrink-0 place-items-center overflow-hidden rounded-pill bg-coral font-display uppercase',
        large ? 'size-36 text-display' : 'size-11 text-lead leading-none',
      )}
    >
      {letter ?? <UserRound aria-hidden="true" className={large ? 'size-14' : undefined} />}
      {src && (
        <img
          key={src}
          src={address(large ? 512 : 64)}
          srcSet={large ? undefined : `${address(64)} 1x, ${address(128)} 2x`}
          alt=""
          // Without this, the browser may refuse a picture from another origin, for example in the
          // native app.
          crossOrigin={serverUrl ? 'anonymous' : undefined}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
    </span>
  )
}
