import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { mediaStatuses } from '../schema.ts'

/** The statuses that a file may have (F-MEDIA-04). */
export const statusList = operation({
  name: 'media.status_list',
  summary: 'Statuses of media',
  method: 'GET',
  path: '/api/status-list',
  capability: 'media.read',
  input: z.strictObject({ type: z.literal('media') }),
  output: z.array(z.strictObject({ value: z.string(), title: z.string() })),
  async run() {
    return mediaStatuses.map(({ value, title }) => ({ value, title }))
  },
})
