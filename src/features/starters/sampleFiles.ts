/** The files of the sample pictures, beside the program: sent for previews, and put into the media library. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileOf, sampleNames, type SampleName } from '#patterns/samplePictures.ts'
import { plainAnswers } from '#platform/http/texts/plainAnswers.ts'
import { inAskedLanguage } from '#platform/language/asked.ts'

/** Where previews find them before the site has them. */
export const samplesPath = '/user/samples/'

/** From the sources, or from the built program beside them. */
function folder(): string {
  const place = join('src', 'patterns', 'pictures')
  let above = dirname(fileURLToPath(import.meta.url))
  for (let up = 0; up < 5; up += 1) {
    if (existsSync(join(above, place))) return join(above, place)
    above = dirname(above)
  }
  return join(process.cwd(), place)
}

export const readSample = (name: SampleName): Promise<Buffer> => readFile(join(folder(), fileOf(name)))

/** Pictures of the product: the same for everybody, and they change with a version only. */
export async function sendSample(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = new URL(request.url ?? '/', 'http://host').pathname.slice(samplesPath.length)
  const name = sampleNames().find((one) => fileOf(one) === file)
  if (name === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) {
    response.statusCode = 404
    response.end(inAskedLanguage(request, () => plainAnswers.not_found))
    return
  }
  const bytes = await readSample(name)
  response.setHeader('content-type', 'image/webp')
  response.setHeader('content-length', bytes.length)
  response.setHeader('cache-control', 'private, max-age=86400')
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
