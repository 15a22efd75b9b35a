import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.ts'

export type Attack = { port: number; connections: number; texts: readonly string[] }

// A member who sends as many requests as the server accepts, in a thread of its own, so that
// reading the answers doesn't delay the measured calls. The thread runs until it is terminated.
const { port, connections, texts } = workerData as Attack
let sent = 0
const next = () => {
  sent += 1
  return texts[sent % texts.length] ?? ''
}
parentPort?.on('message', () => parentPort?.postMessage(sent))
await load(port, { connections, ms: Number.POSITIVE_INFINITY, next })
