import { parentPort } from 'node:worker_threads'
import { aModel } from '../../server/src/testing/model-server.ts'

/** Of one answer: so many pieces, so far apart. */
const [PIECES, PIECE_MS] = [250, 100]

// A model in a thread of its own, so that its work doesn't count as the server's.
const model = await aModel()
model.answer = ({ passages: [first] }) => ({
  pieces: Array.from({ length: PIECES }, (_, at) => `${first?.text.slice(at * 3, at * 3 + 3)}`),
  pauseMs: PIECE_MS,
})
parentPort?.postMessage(model.url)
