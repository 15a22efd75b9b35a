import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { paths } from '#paths.ts'
import { type Question, readAddress, toAddress, wordsOf } from './question.ts'

/** The delay before the address changes, in milliseconds: browsers limit such changes. */
const addressDelay = 400

/** The delay from the last key to the search, in milliseconds. */
const searchDelay = 120

const own = { ownSearch: true }

type Asking = {
  question: Question
  asked: string
  change: (question: Question) => void
  /** Searches at once, and adds this search to the history. */
  submit: (question: Question) => void
  /** Updates the address before the person leaves the page. */
  settle: () => void
}

/**
 * The page's question and its address. Typing replaces the history entry; a search after a submit
 * adds one.
 */
export function useQuestion(): Asking {
  const location = useLocation()
  const navigate = useNavigate()
  const isStep = useNavigationType() === 'POP'
  const [question, setQuestion] = useState(() => readAddress(location.search))
  const [asked, setAsked] = useState(question.text)
  const [seen, setSeen] = useState(location.key)
  const submitted = useRef(false)

  function take(next: Question) {
    setQuestion(next)
    setAsked(next.text)
  }
  // Only links change the question from outside.
  if (location.key !== seen) {
    setSeen(location.key)
    if (!isStep && !isOwn(location)) take(readAddress(location.search))
  }
  // Listens to the browser, because the router can miss a history step while it renders.
  const follow = useEffectEvent(() => {
    if (window.location.pathname === paths.library) take(readAddress(window.location.search))
  })
  useEffect(() => {
    const listen = () => follow()
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])

  function write(address: string) {
    // The person may already be on the way to another page.
    if (window.location.pathname !== paths.library) return
    if (address === toAddress(readAddress(window.location.search))) return
    navigate(address, { replace: !submitted.current, state: own })
    submitted.current = false
  }
  function submit(next: Question) {
    take(next)
    write(toAddress(next))
    submitted.current = wordsOf(next.text) !== ''
  }
  const settle = () => write(toAddress(question))

  const address = toAddress(question)
  const writeLater = useEffectEvent(write)
  useEffect(() => {
    const timer = setTimeout(() => writeLater(address), addressDelay)
    return () => clearTimeout(timer)
  }, [address])
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question.text), question.text === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [question.text])

  return { question, asked, change: setQuestion, submit, settle }
}

const isOwn = ({ state }: Location) => (state as Partial<typeof own> | null)?.ownSearch === true
