import { loadMessages } from '#lib/i18n.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'

type PictureDialogProps = { open: boolean; onClose: () => void }

const pictureBody = lazyPart<PictureDialogProps>(async () => {
  const [{ PictureBody }] = await Promise.all([
    import('#shell/picture/picture-body.tsx'),
    loadMessages('picture'),
  ])
  return PictureBody
})

/** Fetches the code of the dialog, ahead of opening it. */
export const preloadPictureDialog = () => void pictureBody.load().catch(() => {})

/**
 * Where a person chooses, crops, replaces and removes their own picture. Brings its code and its
 * texts along when it is shown. It closes itself through `onClose` once the picture is saved or gone.
 */
export function PictureDialog(props: PictureDialogProps) {
  return <Lazy part={pictureBody} placeholder={null} props={props} />
}
