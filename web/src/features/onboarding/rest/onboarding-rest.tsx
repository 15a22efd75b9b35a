import { loadMessages } from '#lib/i18n.ts'
import { untilThere } from '#lib/until-there.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'

const restCard = lazyPart(() =>
  untilThere(async () => {
    const [{ RestCard }] = await Promise.all([
      import('./rest-card.tsx'),
      loadMessages('onboarding-rest'),
    ])
    return RestCard
  }),
)

/** Offers the rest of the onboarding on other pages; takes no room once it is complete. */
export function OnboardingRest() {
  return <Lazy part={restCard} placeholder={null} />
}
