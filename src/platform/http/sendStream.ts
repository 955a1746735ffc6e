/** Sends what comes in chunks as the body of an answer. Whichever end goes first, the other is closed with it. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Returns when all is sent, or when the reader is gone, which is no fault. What fails in the middle breaks the connection
 * off, so that nobody takes half for the whole.
 * @throws what the source throws
 */
export async function sendStream(response: ServerResponse, source: AsyncIterable<Uint8Array>): Promise<void> {
  const readable = source instanceof Readable ? source : Readable.from(source)
  try {
    await pipeline(readable, response)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    response.destroy()
    throw error
  }
}
