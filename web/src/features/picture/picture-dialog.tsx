import { loadMessages } from '#lib/i18n.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import type { PictureWorkProps } from './picture-work.tsx'

/** The work with a picture, on a page of its own; with the cropping it is too heavy for a page. */
export const pictureWork = lazyPart<PictureWorkProps>(async () => {
  const [{ PictureWork }] = await Promise.all([
    import('./picture-work.tsx'),
    loadMessages('picture'),
  ])
  return PictureWork
})

type PictureDialogProps = { open: boolean; onClose: () => void }

const pictureBody = lazyPart<PictureDialogProps>(async () => {
  const [{ PictureBody }] = await Promise.all([
    import('./picture-body.tsx'),
    loadMessages('picture'),
  ])
  return PictureBody
})

export const preloadPictureDialog = () => void pictureBody.load().catch(() => {})

/** Choose, crop, replace or remove the person's picture. Calls `onClose` when saved or removed. */
export function PictureDialog(props: PictureDialogProps) {
  return <Lazy part={pictureBody} placeholder={null} props={props} />
}
