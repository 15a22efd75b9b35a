import { parentPort } from 'node:worker_threads'
import { aModel } from '../../server/src/testing/model-server.ts'

/** The number of pieces of an answer, and the pause between them. */
const [PIECES, PIECE_MS] = [250, 100]

// The model has its own thread, so that its work doesn't count as work of the server.
const model = await aModel()
model.answer = ({ passages: [first] }) => ({
  pieces: Array.from({ length: PIECES }, (_, at) => `${first?.text.slice(at * 3, at * 3 + 3)}`),
  pauseMs: PIECE_MS,
})
parentPort?.postMessage(model.url)
