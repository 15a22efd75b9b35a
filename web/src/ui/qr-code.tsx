import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  label: string
}

/** A QR code, dark on white in every theme, with the quiet zone that it needs. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block h-auto w-full"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#15162c" d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** Joins the dark modules of a row, for fewer shapes and no seams. */
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const run = x - start + 1
    path += `M${start} ${y}h${run}v1h-${run}z`
  }
  return path
}
