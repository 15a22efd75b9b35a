/**
 * American forms of words that have a British one; `-ize` verbs are found by their stems. "Program"
 * is not in the list, because it is also the British word for software.
 */
const words = new Set(
  `favor favors favored favorable favorite behavior behaviors behavioral color colors colored honor
  honors honored labor neighbor neighbors humor rumor rumors harbor flavor center centers centered
  theater defense offense fulfill skillful enroll enrollment traveling traveled traveler canceled
  canceling labeled labeling modeling signaled gray gotten math catalog judgment mom vacation
  analyze analyzed analyzing practicing practiced`.split(/\s+/),
)

const stems = new Set(
  `organ real recogn apolog priorit summar emphas minim maxim critic final special general categor
  memor normal custom optim util visual sympath energ standard personal jeopard scrutin author
  formal central local modern stabil neutral equal social mobil harmon crystall character
  familiar reorgan computer digit econom symbol penal patron`.split(/\s+/),
)

/** The first American form in a text, if there is one. */
export function americanForm(text: string): string | undefined {
  return text.match(/[a-z]+(?:-[a-z]+)*/gi)?.find((word) => {
    const lower = word.toLowerCase()
    const stem = /^(.+)iz(?:e[drs]?|ing|ations?)$/.exec(lower)?.[1]
    return words.has(lower) || (stem !== undefined && stems.has(stem))
  })
}
