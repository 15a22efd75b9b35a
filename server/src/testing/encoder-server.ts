import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const LENGTH = 64

/** The place of a word in a vector; `meanings` gives words of one meaning the same place. */
function placeOf(word: string, meanings: readonly string[]): number {
  const meant = meanings.findIndex((words) => words.split(' ').includes(word))
  if (meant >= 0) return meant
  let hash = 7
  for (const sign of word) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return meanings.length + (hash % (LENGTH - meanings.length))
}

/** A local server for OpenAI's embeddings: a vector counts the words of its text. */
export async function anEncoder(meanings: readonly string[] = []) {
  const encoder = {
    url: '',
    /** All texts that it got */
    texts: [] as string[],
    status: 200,
    /** Whether it never answers */
    isSilent: false,
    vectorOf: (text: string): number[] => {
      const vector: number[] = Array.from({ length: LENGTH }, () => 0)
      for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
        const place = placeOf(word, meanings)
        vector[place] = (vector[place] ?? 0) + (place < meanings.length ? 3 : 1)
      }
      vector[LENGTH - 1] = (vector[LENGTH - 1] ?? 0) + 0.01
      return vector
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    const { input } = JSON.parse(body) as { input: string[] }
    encoder.texts.push(...input)
    if (encoder.isSilent) return
    const data = input.map((text, index) => {
      const bytes = Buffer.from(Float32Array.from(encoder.vectorOf(text)).buffer)
      return { object: 'embedding', index, embedding: bytes.toString('base64') }
    })
    reply.writeHead(encoder.status, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ object: 'list', model: 'm', data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  encoder.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return encoder
}
