/** The weights for answering a question, tuned on the open questions of bench/mira. */
export const ASKING = {
  /** A word in each field of an action or an obstacle, and of its pieces */
  fields: {
    head: { title: 2, keywords: 2, said: 2.5 },
    piece: { title: 1.5, keywords: 1.3, body: 0.3 },
  },
  /** Parameters of the formula BM25 */
  bm25: { k: 2, b: 0.3 },
  /** Factors for near words, misspelled words, and words that only set the scene */
  near: 0.6,
  mended: 0.6,
  scene: 0.6,
  /** Parts beside the words of a family: pairs, the middle of its sayings, the ordinary search */
  parts: { pairs: 0.5, middle: 1, search: 0.25 },
  /** The part of its neighbours in the score of a family */
  neighbours: 0.4,
  /**
   * With an encoder: its nearest line and its middle beside its words; for the best value, its
   * words beside both, and a factor that makes it comparable with values by words alone
   */
  meaning: { line: 1, middle: 2, words: 0.05, near: 5.4 },
  /** Lowers families against own goals and house knowledge, because they have more parts */
  family: 0.6,
  /** Own goals and answers, for each word that they have */
  own: 0.5,
  /** Hits with at least this share of the best score fit about equally: then `suits` decides */
  equal: 0.95,
  /** House knowledge: the least score of a named entry, the weight of one, and of its text */
  house: { named: 0.6, all: 1.2, text: 0.4 },
  /** Kinds, relative to actions and obstacles */
  kinds: { handbook: 1, link: 0.6 },
}
