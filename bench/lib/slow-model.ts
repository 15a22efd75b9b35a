import { parentPort } from 'node:worker_threads'
import { aModel } from '../../server/src/testing/model-server.ts'

/** The number of pieces of an answer, and the pause between them. */
const [PIECES, PIECE_MS] = [110, 100]

// The model has its own thread, so that its work doesn't count as work of the server.
const model = await aModel()
model.answer = () => ({
  pieces: Array.from({ length: PIECES }, () => ' ').with(0, '1'),
  pauseMs: PIECE_MS,
})
parentPort?.postMessage(model.url)
