/** The schemas of media: the one source of their types (SPEC.md "Media file"). */
import { z } from 'zod'
import { mediaScreen } from './texts/mediaScreen.ts'

export const mediaStatuses = [
  {
    value: 'active',
    get title() {
      return mediaScreen.active
    },
  },
  {
    value: 'review',
    get title() {
      return mediaScreen.to_review
    },
  },
  {
    value: 'archived',
    get title() {
      return mediaScreen.archived
    },
  },
] as const

export const mediaStatus = z.enum(['active', 'review', 'archived'])

export const mediaFile = z.strictObject({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  status: mediaStatus,
  is_directory: z.boolean(),
  is_private: z.boolean(),
  public: z.boolean(),
  tags: z.array(z.string()),
  alt: z.string(),
  content_type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int(),
  created: z.iso.datetime(),
})

export interface MediaFile {
  /** A folder's id is its path. */
  id: string
  title: string
  /** URL of a public file; of a folder its path; empty for a private file. */
  url: string
  status: 'active' | 'review' | 'archived'
  is_directory: boolean
  is_private: boolean
  public: boolean
  tags: string[]
  alt: string
  content_type: string
  width: number | null
  height: number | null
  bytes: number
  created: string
}

/** `true`, `1` and absent mean the public root (F-CONST-07). */
export const publicFlag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .default(true)
  .transform((value) => value === true || value === 'true' || value === '1')
