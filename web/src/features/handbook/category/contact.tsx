import { linkClass } from '#ui/link.tsx'

export function Contact({ name }: { name: string }) {
  const address = name.trim()
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(address)) return name
  return (
    <a href={`mailto:${encodeURIComponent(address)}`} className={linkClass()}>
      {address}
    </a>
  )
}
