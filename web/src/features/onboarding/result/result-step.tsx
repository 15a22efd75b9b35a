import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ProfileCluster } from '#api/content-tables.ts'
import { answerOf, leastTraits, pickedCount } from '#features/onboarding/answers/answers.rules.ts'
import { saveFields } from '#features/onboarding/answers/saving.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { isQuestion, onboardingPages } from '#features/onboarding/onboarding-pages.ts'
import { useLooking } from '#features/onboarding/use-looking.ts'
import { nextTraitPage } from '#features/onboarding/use-onboarding.ts'
import { useTitles } from '#features/onboarding/use-titles.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Picture } from '#ui/art/picture.tsx'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { profileTone } from './profile-tone.ts'
import { Why } from './why.tsx'

/**
 * /user/user-landing-done: the person's profile, the reasons for it, and links to change every
 * answer.
 */
export function ResultStep() {
  const { t } = useLingui()
  const { onboarding, isFromProfile } = useHere()
  const way = useWay()
  const number = onboarding.profile.profileCluster
  const cluster = onboarding.words.clusters.find((one) => one.number === number)
  const missing = leastTraits - pickedCount(onboarding.answers)
  const shared = { onNext: way.leave, nextLabel: isFromProfile ? t`Done` : t`Go home` }
  const titleOf = (less: number) => {
    if (less <= 0) return t`Your profile is cleared`
    return less === leastTraits ? t`No profile yet` : t`Pick a few more traits`
  }
  if (cluster) {
    return (
      <Frame
        isOver
        tone={profileTone(cluster.number)}
        lead={<Trans>Keep what fits and leave the rest. Only you can see it.</Trans>}
        {...shared}
      >
        <ProfileView cluster={cluster} />
        <Why cluster={cluster} />
        <OtherProfile cluster={cluster} />
        <AnswersList />
      </Frame>
    )
  }
  return (
    <Frame
      tone="lilac"
      title={titleOf(missing)}
      name={t`Your profile`}
      picture={<PictureMirror />}
      lead={missing > 0 ? <Missing count={missing} /> : <Cleared />}
      {...shared}
    >
      {missing > 0 ? <PickMore /> : <LookAgain />}
      <AnswersList />
    </Frame>
  )
}

function Missing({ count }: { count: number }) {
  return (
    <Trans>
      Your profile needs {leastTraits} traits: two from each of six pages. You've picked{' '}
      {leastTraits - count}.
    </Trans>
  )
}

const Cleared = () => (
  <Trans>Your traits are saved. You can show your profile again at any time.</Trans>
)

function PickMore() {
  const { onboarding, addressOf } = useHere()
  const { answers } = onboarding
  return (
    <Card tone="lilac" className="flex flex-col items-start gap-4">
      <p>
        <Trans>You can do this another day. Everything else works without a profile.</Trans>
      </p>
      <AppLink to={addressOf(nextTraitPage(answers))} className={buttonClass()}>
        {pickedCount(answers) > 0 ? <Trans>Pick more traits</Trans> : <Trans>Pick traits</Trans>}
      </AppLink>
    </Card>
  )
}

function LookAgain() {
  const looking = useLooking()
  return (
    <Card tone="lilac" className="flex flex-col items-start gap-4">
      <p>
        <Trans>Your traits lead to one of five profiles.</Trans>
      </p>
      <InlineError error={looking.error} />
      <Button pending={looking.isPending} onClick={looking.look}>
        <Trans>See my profile</Trans>
      </Button>
    </Card>
  )
}

function ProfileView({ cluster }: { cluster: ProfileCluster }) {
  return (
    <>
      <Card tone={profileTone(cluster.number)} className="flex flex-col gap-4 sm:p-8">
        <div className="w-48 max-w-full">
          <PictureProfile number={cluster.number} />
        </div>
        <h2 className="font-display text-headline text-balance">{cluster.name}</h2>
        <p className="max-w-prose">{cluster.description}</p>
      </Card>
      <Part title={<Trans>What others value in you</Trans>} lines={cluster.strengths} />
      <div className="grid gap-6 md:grid-cols-2">
        <Part title={<Trans>What to watch out for</Trans>} lines={cluster.watchOuts} />
        <Part title={<Trans>What to try</Trans>} lines={cluster.try} />
      </div>
    </>
  )
}

function Part({ title, lines }: { title: ReactNode; lines: readonly string[] }) {
  return (
    <Card>
      <h3 className="font-display text-title">{title}</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-pill bg-ink" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AnswersList() {
  const { t } = useLingui()
  const { onboarding, addressOf } = useHere()
  const { answers, words } = onboarding
  const titles = useTitles()
  const pages = onboardingPages.filter(isQuestion)
  return (
    <Card>
      <h2 className="font-display text-title">
        <Trans>Your answers</Trans>
      </h2>
      <ul className="mt-3 -mx-3 flex flex-col">
        {pages.map((page) => {
          const given = titles(page, answerOf(answers, page)).join(' · ')
          return (
            <li key={page}>
              <AppLink
                to={addressOf(page, true)}
                className="flex min-h-14 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-note text-field-soft">
                    {words.flow.find((one) => one.page === page)?.title}
                  </span>
                  <bdi className="block font-semibold">{given || t`Not answered`}</bdi>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

// Shapes in the two text colours, to be shown on four background colours.
const shapes: readonly ReactNode[] = [
  <>
    <circle cx="86" cy="62" r="34" className="fill-on-tone" />
    <circle cx="158" cy="74" r="28" className="fill-[#fff8e6]" />
    <path d="M28 172v-14a58 54 0 0 1 116 0v14z" className="fill-on-tone" />
    <path d="M112 172v-16a46 46 0 0 1 92 0v16z" className="fill-[#fff8e6]" />
    <circle cx="122" cy="120" r="12" className="fill-coral" />
  </>,
  <>
    <circle cx="170" cy="58" r="42" className="fill-[#fff8e6]" />
    <path d="M10 172 92 74l82 98z" className="fill-on-tone" />
    <path d="M120 172l52-62 52 62z" className="fill-coral" />
    <circle cx="60" cy="44" r="12" className="fill-[#203cd6]" />
  </>,
  <>
    <path d="M40 88 160 28v124L40 116z" className="fill-on-tone" />
    <rect x="20" y="84" width="34" height="36" rx="12" className="fill-[#fff8e6]" />
    <path d="M172 50a40 40 0 0 1 0 80z" className="fill-[#fff8e6]" />
    <circle cx="218" cy="44" r="11" className="fill-[#203cd6]" />
    <circle cx="222" cy="132" r="11" className="fill-lilac" />
    <path d="M62 122h30l8 46H72z" className="fill-[#203cd6]" />
  </>,
  <>
    <path
      d="M34 24h172a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22H112l-44 40v-40H34a22 22 0 0 1-22-22V46a22 22 0 0 1 22-22z"
      className="fill-on-tone"
    />
    <rect x="46" y="54" width="148" height="14" rx="7" className="fill-[#fff8e6]" />
    <rect x="46" y="82" width="96" height="14" rx="7" className="fill-sun" />
  </>,
  <>
    <circle cx="120" cy="96" r="40" className="fill-on-tone" />
    <circle cx="120" cy="26" r="20" className="fill-[#fff8e6]" />
    <circle cx="188" cy="76" r="20" className="fill-coral" />
    <circle cx="162" cy="154" r="20" className="fill-[#203cd6]" />
    <circle cx="78" cy="154" r="20" className="fill-lilac" />
    <circle cx="52" cy="76" r="20" className="fill-sun" />
  </>,
]

/** The picture of one of the five profiles, by its number; shown on a colour. */
function PictureProfile({ number }: { number: number }) {
  return <Picture>{shapes[number]}</Picture>
}

function OtherProfile({ cluster }: { cluster: ProfileCluster }) {
  const { t } = useLingui()
  const { words } = useHere().onboarding
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (profileCluster: number | null) => saveFields(queries, { profileCluster }),
    onSuccess: () => {
      showSnackbar({ text: t`Saved`, color: 'info' })
      window.scrollTo(0, 0)
    },
  })
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="font-display text-title">
            <Trans>Doesn't fit?</Trans>
          </h2>
          <p className="mt-2 max-w-prose">
            <Trans>You know yourself best. Choose another profile, or clear it.</Trans>
          </p>
        </div>
        <InlineError error={error} />
        <p className="flex flex-wrap gap-3">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Trans>Choose another profile</Trans>
          </Button>
          <Button variant="quiet" pending={isPending} onClick={() => mutate(null)}>
            <Trans>Clear my profile</Trans>
          </Button>
        </p>
      </Card>
      {isOpen && (
        <ChoiceGroup
          label={t`Profiles`}
          choices={words.clusters.map(({ number, name, description }) => ({
            id: String(number),
            title: name,
            text: `${description.split('. ')[0]}.`,
          }))}
          selected={[String(cluster.number)]}
          tone={profileTone(cluster.number)}
          onSelect={(id) => mutate(Number(id))}
        />
      )}
    </>
  )
}
