/** What counts how much when a question is answered; set by trying, on the open questions of bench/mira. */
export const ASKING = {
  /** A word in each field: of an action or an obstacle, and of what belongs to it */
  fields: {
    head: { title: 2, keywords: 2, said: 2.5 },
    piece: { title: 1.5, keywords: 1.3, body: 0.3 },
  },
  /** Of the formula BM25 */
  bm25: { k: 2, b: 0.3 },
  /** What comes near, what was misspelled, words that only set the scene */
  near: 0.6,
  mended: 0.6,
  scene: 0.6,
  /** Two words side by side in a line, beside a single one */
  pair: 0.6,
  /** What is added to the words of a family, each by its best: pairs of words, the one best line, the ordinary search */
  parts: { pairs: 0.5, line: 0.4, search: 0.25 },
  /** What a family gets of its neighbours */
  neighbours: 0.4,
  /** A family, beside what is one's own or of one's house: it's counted in more ways */
  family: 0.6,
  /** What is one's own, for each word that it has */
  own: 0.5,
  /** From this share of what fits best on, things fit about equally: what suits the reader decides */
  equal: 0.95,
  /** House knowledge: the least score that means it and what it counts then, and its text */
  house: { named: 0.6, all: 1.2, text: 0.4 },
  /** A kind beside actions and obstacles */
  kinds: { handbook: 1.4, link: 0.6 },
}
