/** What other features and the server use of patterns and starter sites. */
import type { Mount } from '#platform/http/server.ts'
import { samplesPath, sendSample } from './sampleFiles.ts'

export { samplesPath } from './sampleFiles.ts'

export function mounts(): Mount[] {
  return [{ prefix: samplesPath.slice(0, -1), handler: sendSample }]
}
