import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { untilThere } from '#lib/until-there.ts'
import { lazyPart } from '#shell/lazy-part.tsx'

/** Messages of partners: above the commitment until they are seen, then below the choices. */
export const news = lazyPart<{ isOnTop: boolean }>(() =>
  untilThere(async () => {
    await painted()
    const [{ PartnerNews }] = await Promise.all([
      import('#features/partners/partner-news.tsx'),
      loadMessages('home-below'),
    ])
    return PartnerNews
  }),
)
