import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.ts'

export type Attack = { port: number; connections: number; texts: readonly string[] }

// One member who sends as much as the server takes, in a thread of its own, so that reading the answers
// doesn't delay the calls that are measured. It ends by hanging up.
const { port, connections, texts } = workerData as Attack
let sent = 0
const next = () => {
  sent += 1
  return texts[sent % texts.length] ?? ''
}
parentPort?.on('message', () => parentPort?.postMessage(sent))
await load(port, { connections, ms: Number.POSITIVE_INFINITY, next })
