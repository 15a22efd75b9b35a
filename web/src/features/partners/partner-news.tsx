import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { PartnerAnswer } from '#api/generated/graphql.ts'
import { cx } from '#lib/cx.ts'
import { limits } from '#lib/generated/limits.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { AnswerText, AskButton, answerLabel, useGoalTitle } from './goal-messages.tsx'
import { answerDocument, type News, newsQuery, seenDocument } from './news.queries.ts'
import { PersonHead, smallButton } from './person-head.tsx'
import { isNamed, partnersQuery, usePartnerChange } from './sharing.queries.ts'

/**
 * Questions, cheers and answers of partners on home, and a partner to ask about a goal. At the top of
 * home one message at a time: on a phone, more would push the commitment below the fold.
 */
export function PartnerNews({ isOnTop = false }: { isOnTop?: boolean }) {
  const { data: all = [] } = useQuery(newsQuery)
  const nudged = useNudge()
  const news = isOnTop ? all.slice(0, 1) : all
  const nudge = isOnTop ? null : nudged
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const keys = [...news.map(({ _id }) => _id), ...(nudge ? [nudge.goal._id] : [])]
  useFocusNext(keys, (place) =>
    place === null ? null : list.current?.children[place]?.querySelector('button'),
  )
  if (keys.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <Card>
        <h2 id={heading} className={isOnTop ? 'sr-only' : 'text-lead'}>
          <Trans>From your partners</Trans>
        </h2>
        <ul ref={list} className={cx('flex flex-col gap-6', !isOnTop && 'mt-4')}>
          {news.map((one) => (
            <li key={one._id}>
              {one.kind === 'question' ? <Question news={one} /> : <Read news={one} />}
            </li>
          ))}
          {nudge && (
            <li key={nudge.goal._id}>
              <Nudge {...nudge} />
            </li>
          )}
        </ul>
      </Card>
    </section>
  )
}

/** The first partner whose goal has its review, and who wasn't asked yet. */
function useNudge() {
  const { data } = useQuery(partnersQuery)
  for (const { _id, person, goals } of (data?.partnerGetMany ?? []).filter(isNamed)) {
    const goal = goals.find(({ isNudged }) => isNudged)
    if (goal) return { _id, person, goal }
  }
  return null
}

type ItemProps = {
  person: News['person']
  /** What the partner did, as a sentence. */
  said: ReactNode
  title: string
  /** The id of one's own goal, for a link. */
  ownGoal?: string | undefined
  /** Beside the text. */
  end?: ReactNode
  children: ReactNode
}

/** A sentence about a partner, the goal it is about, and the buttons that answer it. */
function Item({ person, said, title, ownGoal, end, children }: ItemProps) {
  const label = useId()
  return (
    <fieldset aria-labelledby={label} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <PersonHead person={person}>
          <div id={label}>{said}</div>
          <p className="text-note text-field-soft">
            {ownGoal === undefined ? (
              title
            ) : (
              <AppLink to={paths.goal(ownGoal)} className={linkClass()}>
                {title}
              </AppLink>
            )}
          </p>
        </PersonHead>
        {end}
      </div>
      {children}
    </fieldset>
  )
}

function useDismiss(news: News) {
  const { mutate, isPending } = usePartnerChange(seenDocument, { said: () => null })
  return { isPending, dismiss: () => mutate({ ids: [news._id] }) }
}

/** A partner's question, with one tap or one line to answer it. */
function Question({ news }: { news: News }) {
  const { t, i18n } = useLingui()
  const { firstName } = news.person
  const title = useGoalTitle(news.title)
  const [line, setLine] = useState<string | null>(null)
  const { dismiss } = useDismiss(news)
  const { mutate, isPending, variables } = usePartnerChange(answerDocument, {
    said: t`${firstName} will see your answer`,
  })
  const send = (answer: PartnerAnswer | null) => {
    if (isPending) return
    mutate({ question: news._id, answer, line: line?.trim() || null })
  }
  return (
    <Item
      person={news.person}
      said={
        <p className="font-semibold">
          <Trans>{firstName} asks how it’s going</Trans>
        </p>
      }
      title={title}
      ownGoal={news.goalId}
      end={
        <IconButton
          label={t`Not now: ${title}`}
          icon={<X aria-hidden="true" className="size-5" />}
          className="-me-3 -mt-1.5"
          onClick={dismiss}
        />
      }
    >
      <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:flex sm:flex-wrap">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant="quiet"
            className="min-h-11! px-2! max-sm:text-note! sm:px-4!"
            pending={isPending && variables.answer === answer}
            onClick={() => send(answer)}
          >
            {i18n._(answerLabel[answer])}
          </Button>
        ))}
        {line === null && (
          <button
            type="button"
            className={cx(smallButton, 'mx-0! justify-self-start')}
            onClick={() => setLine('')}
          >
            <Trans>Add a line</Trans>
          </button>
        )}
      </div>
      {line !== null && (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (line.trim() !== '') send(null)
          }}
        >
          <TextField
            // The pressed button is removed.
            ref={takeFocus}
            label={t`Your line to ${firstName}`}
            hint={<Trans>Goes with the answer that you tap, or alone.</Trans>}
            maxLength={limits.partnerLine}
            autoComplete="off"
            value={line}
            onChange={({ target }) => setLine(target.value)}
          />
          <Button
            type="submit"
            className="self-start"
            pending={isPending && variables.answer === null}
          >
            <Trans>Send</Trans>
          </Button>
        </form>
      )}
    </Item>
  )
}

const answers = Object.keys(answerLabel) as PartnerAnswer[]

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** A cheer, or the answer to one's own question. */
function Read({ news }: { news: News }) {
  const { t } = useLingui()
  const { kind, person, answer, line } = news
  const { firstName } = person
  const title = useGoalTitle(news.title)
  const isCheer = kind === 'cheer'
  const { isPending, dismiss } = useDismiss(news)
  return (
    <Item
      person={person}
      said={
        isCheer ? (
          <p className="font-semibold">
            <Trans>{firstName} cheers you on</Trans>
          </p>
        ) : (
          <AnswerText firstName={firstName} answer={answer} line={line} />
        )
      }
      title={title}
      ownGoal={isCheer ? news.goalId : undefined}
    >
      <Button
        variant="quiet"
        className="self-start"
        aria-label={isCheer ? t`Thanks: ${title}` : t`Got it: ${title}`}
        pending={isPending}
        onClick={dismiss}
      >
        {isCheer ? <Trans>Thanks</Trans> : <Trans>Got it</Trans>}
      </Button>
    </Item>
  )
}

type NudgeProps = NonNullable<ReturnType<typeof useNudge>>

/** A partner's goal had its review, today or in the last days. */
function Nudge({ _id, person, goal }: NudgeProps) {
  const { firstName } = person
  return (
    <Item
      person={person}
      said={
        <p className="font-semibold">
          <Trans>{firstName}’s check-in is due</Trans>
        </p>
      }
      title={useGoalTitle(goal.title)}
    >
      <AskButton _id={_id} firstName={firstName} goal={goal} />
    </Item>
  )
}
