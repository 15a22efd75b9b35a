import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useWay } from '#features/onboarding/use-way.ts'
import { pictureWork } from '#features/picture/picture-dialog.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** /user/user-image: a picture, from the files or the camera, cropped here; it can be skipped. */
export function PictureStep() {
  const { t } = useLingui()
  const me = useMe()
  const way = useWay()
  // While a picture is unsaved, saving it is the next step.
  const [isChosen, setIsChosen] = useState(false)
  return (
    <Frame
      tone="coral"
      onNext={isChosen ? undefined : way.next}
      nextLabel={t`Continue`}
      isSkip={!me.avatar}
    >
      <Card>
        <Lazy
          part={pictureWork}
          placeholder={<Skeleton className="late h-72" />}
          props={{ onChosen: setIsChosen }}
        />
      </Card>
    </Frame>
  )
}
