import 'react-easy-crop/react-easy-crop.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'

const mostZoom = 4
/** Pixels per press of an arrow key; with Shift, a fifth of them. */
const keyStep = 10

type Props = {
  url: string
  /** The chosen part, in pixels of the picture. */
  onArea: (area: Area) => void
}

export function CropPicture({ url, onArea }: Props) {
  const { t } = useLingui()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Area | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <div className="relative mx-auto aspect-square w-full max-w-[min(25rem,50dvh)] overflow-hidden rounded-card bg-[#15162c]">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={keyStep}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': t`Crop: use the arrow keys to move it`,
          }}
          classes={{ cropAreaClassName: 'outline-offset-[-6px]! outline-sun!' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percent, pixels) => {
            setPart(percent)
            onArea(pixels)
          }}
        />
      </div>
      <div className="flex items-center gap-4">
        <Preview url={url} part={part} />
        <label className="flex min-w-0 flex-1 flex-col font-semibold text-field">
          {t`Zoom`}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            className="h-11 w-full cursor-pointer rounded-field accent-primary"
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
        </label>
      </div>
    </div>
  )
}

function Preview({ url, part }: { url: string; part: Area | null }) {
  return (
    <span
      aria-hidden="true"
      className="relative size-16 shrink-0 overflow-hidden rounded-pill bg-quiet"
    >
      {part && part.width > 0 && part.height > 0 && (
        <img
          src={url}
          alt=""
          className="absolute max-w-none"
          style={{
            width: `${10_000 / part.width}%`,
            height: `${10_000 / part.height}%`,
            left: `${(-100 * part.x) / part.width}%`,
            top: `${(-100 * part.y) / part.height}%`,
          }}
        />
      )}
    </span>
  )
}
