import { loadMessages } from '#lib/i18n.ts'
import { lazyPart } from '#shell/lazy-part.tsx'
import type { PictureWorkProps } from './picture-work.tsx'

export const pictureWork = lazyPart<PictureWorkProps>(async () => {
  const [{ PictureWork }] = await Promise.all([
    import('./picture-work.tsx'),
    loadMessages('picture'),
  ])
  return PictureWork
})
