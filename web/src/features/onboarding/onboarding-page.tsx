import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormText } from '#shell/forms/fields.tsx'
import { FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { pictureWork } from '#shell/picture/picture-work.lazy.ts'
import { preloadPage } from '#shell/preload.ts'
import { useReaders } from '#shell/seen-by.ts'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { leastTraits, pickedCount } from './answers/answers.rules.ts'
import { isQuestion, onboardingPages } from './answers/pages.ts'
import { isAboutName } from './answers/saving.ts'
import { Frame } from './frame.tsx'
import { OnboardingContext, type Step, useHere } from './onboarding-context.ts'
import { QuestionStep } from './steps/question-step.tsx'
import { resumeAt, useOnboarding, useSendingKept } from './use-onboarding.ts'
import { useWay } from './use-way.ts'

// A headline is no place for more.
const longestName = 24

// Nobody starts on the last page; loaded with the first.
const result = lazyPart(async () => (await import('./result/result-step.tsx')).ResultStep)

/** Any page below /user: what the address names, in the words of the content. */
export function OnboardingPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const onboarding = useOnboarding()
  useSendingKept(onboarding)
  // Home stays reachable without a network.
  useEffect(() => {
    preloadPage(paths.home)
    result.load().catch(() => {})
  }, [])
  const page = onboardingPages.find((one) => paths.onboarding(one) === pathname)
  const step = onboarding.words.flow.find((one) => one.page === page)
  if (!step) return <Navigate to={paths.welcome} replace />
  const isChange = search.has('change') && isQuestion(step.page)
  const isFromProfile = search.get('from') === 'profile'
  const addressOf = (one: string, change = false) => paths.onboarding(one, change, isFromProfile)
  const here = { onboarding, step: step as Step, isChange, isFromProfile, addressOf }
  return (
    <OnboardingContext value={here}>
      <StepOf key={step.page} page={step.page} />
    </OnboardingContext>
  )
}

function StepOf({ page }: { page: string }) {
  if (page === 'user-welcome') return <WelcomeStep />
  if (page === 'first-name') return <NameStep />
  if (page === 'user-image') return <PictureStep />
  if (page === 'user-landing-done') return <Lazy part={result} placeholder={<PageLoading />} />
  return isQuestion(page) ? <QuestionStep /> : <LandingStep />
}

/** /user/user-image: a picture, from the files or the camera, cropped here; or none. */
function PictureStep() {
  const { t } = useLingui()
  const me = useMe()
  const way = useWay()
  // While a picture is unsaved, saving it is the next step.
  const [isChosen, setIsChosen] = useState(false)
  return (
    <Frame
      tone="coral"
      onNext={isChosen ? undefined : way.next}
      nextLabel={me.avatar ? t`Next` : t`Skip`}
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

function LandingStep() {
  const { t } = useLingui()
  const { step, onboarding } = useHere()
  const way = useWay()
  const isTraits = step.page === 'user-landing-traits'
  const missing = leastTraits - pickedCount(onboarding.answers)
  return (
    <Frame
      tone={isTraits ? 'lilac' : 'mint'}
      picture={isTraits ? <PictureMirror /> : <PictureSteps />}
      onNext={way.next}
      nextLabel={t`Go on`}
    >
      <Card tone={isTraits ? 'lilac' : 'mint'}>
        <p className="text-lead">
          {isTraits ? (
            <Trans>
              The five profiles are a mirror, not a test. They come from what you pick and from
              nothing else, and nobody but you sees them.
            </Trans>
          ) : missing > 0 ? (
            <Trans>Your answers are kept. You can stop here and come back on any device.</Trans>
          ) : (
            <Trans>Your answers are kept, and your traits are picked already.</Trans>
          )}
        </p>
      </Card>
    </Frame>
  )
}

/** /user/first-name: the name. Typed text survives a reload. */
function NameStep() {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const way = useWay()
  // A draft for each person.
  const draft = `onboarding.first-name ${useMe()._id}`
  const kept = readDraft(draft)
  const form = useForm(
    { firstName: typeof kept === 'string' ? kept : (onboarding.answers['first-name']?.[0] ?? '') },
    ({ firstName }) => ({
      firstName: firstName.trim() === '' ? t`Write a name, or leave this for later.` : undefined,
    }),
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (firstName: string) => {
      const trouble = await onboarding.write('first-name', [firstName.trim()])
      if (isAboutName(trouble)) throw trouble
    },
    onSuccess: () => {
      writeDraft(draft, null)
      way.next()
    },
  })
  const submit = () => form.submit(({ firstName }) => !isPending && mutate(firstName))

  return (
    <Frame tone="sun" onNext={submit} nextLabel={t`Next`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormFields form={form} error={error}>
          <FormText
            name="firstName"
            label={t`First name`}
            autoComplete="given-name"
            maxLength={100}
            dir="auto"
            onWrite={(name) => writeDraft(draft, name)}
          />
        </FormFields>
      </form>
    </Frame>
  )
}

/** /user/user-welcome: an overview for new people; others continue. */
function WelcomeStep() {
  const { t } = useLingui()
  const { onboarding, step } = useHere()
  const readers = useReaders('name')
  const way = useWay()
  const name = onboarding.answers['first-name']?.[0]
  const resume = resumeAt(onboarding.answers)
  return (
    <Frame
      tone="sun"
      name={step.title}
      title={
        name && name.length <= longestName ? (
          <Trans>
            Welcome, <bdi>{name}</bdi>
          </Trans>
        ) : (
          step.title
        )
      }
      picture={<PictureMeet />}
      onNext={way.next}
      nextLabel={resume ? t`From the start` : t`Begin`}
    >
      {resume && (
        <Card tone="mint" className="flex flex-col items-start gap-4">
          <p className="text-lead font-bold">
            <Trans>What you answered so far is here.</Trans>
          </p>
          <AppLink to={paths.onboarding(resume)} className={buttonClass()}>
            {resume === 'user-landing-done' ? (
              <Trans>See your profile and answers</Trans>
            ) : (
              <Trans>Pick up where you left off</Trans>
            )}
          </AppLink>
        </Card>
      )}
      <Card>
        <ol className="flex flex-col gap-5">
          <Part number={1} title={t`What you are called`}>
            <Trans>So that this place knows whom it speaks to, with a picture if you like.</Trans>
          </Part>
          <Part number={2} title={t`How you work`}>
            <Trans>
              Role, kind of work, what drives you, how you like to learn, how much time.
            </Trans>
          </Part>
          <Part number={3} title={t`What you are like`}>
            <Trans>Six pages of traits. A mirror, not a test: there is nothing to get right.</Trans>
          </Part>
        </ol>
      </Card>
      <p className="max-w-prose text-field-soft">
        <Trans>
          Only you see what you answer here, but for your name, your picture and your role: those
          are seen by {readers}.
        </Trans>
      </p>
    </Frame>
  )
}

type PartProps = { number: number; title: string; children: React.ReactNode }

function Part({ number, title, children }: PartProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="on-tone grid size-11 shrink-0 place-items-center rounded-pill bg-sun font-display text-lead"
      >
        {number}
      </span>
      <span>
        <strong className="block">{title}</strong>
        <span className="text-field-soft">{children}</span>
      </span>
    </li>
  )
}
