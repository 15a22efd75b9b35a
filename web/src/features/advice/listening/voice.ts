/** How long a voice may take to begin, in milliseconds. */
const patience = 5000

export type Utterance = {
  text: string
  language: string
  /** 1 is the voice's own speed. */
  rate: number
  onEnd: () => void
  onFail: () => void
}

/** The best voice for this page's language, preferring local ones. */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
  language: string,
): V | undefined {
  const wanted = language.toLowerCase().split('-')[0] ?? ''
  const own = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === wanted)
  const worth = (voice: V) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return own.toSorted((one, other) => worth(other) - worth(one))[0]
}

/** Speaks one piece of text. Returns a function that stops it without further events. */
export function say({ text, language, rate, onEnd, onFail }: Utterance): () => void {
  const synthesis = window.speechSynthesis
  const utterance = new SpeechSynthesisUtterance(text)
  const voice = voiceFor(synthesis.getVoices(), language)
  utterance.lang = language
  utterance.rate = rate
  if (voice) utterance.voice = voice
  let isOver = false
  const over = (tell?: () => void) => () => {
    if (isOver) return
    isOver = true
    clearTimeout(waiting)
    tell?.()
  }
  const waiting = setTimeout(over(onFail), patience)
  utterance.onstart = () => clearTimeout(waiting)
  utterance.onend = over(onEnd)
  utterance.onerror = over(onFail)
  synthesis.cancel()
  synthesis.speak(utterance)
  return () => {
    over()()
    synthesis.cancel()
  }
}
