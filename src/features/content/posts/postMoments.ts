/**
 * The moments of a post at which other modules and features act in the same transaction: snippets are checked
 * (`snippets/storedSnippet.ts`), uses are noted (`references/storeReferences.ts`), planned times queue their job
 * (`versions/scheduledPublishing.ts`). Who announces one knows nothing of who listens; content's `index.ts` says who does.
 */
import type { Block } from '#blocks/block.ts'
import type { PostStatus } from '../schema.ts'
import type { StoredMeta } from '../tables.ts'
import type { Content } from './savedContent.ts'

export interface OfferedPost {
  type: string
  /** New, where it is saved for the first time. */
  postId: string
  value: readonly Block[]
  /** What is stored of it. */
  previous: readonly Block[]
  metas: readonly StoredMeta[]
}

export interface StoredVersion {
  postId: string
  content: Content
  /** Visitors go on reading an older version beside it. */
  isLiveKept: boolean
}

export interface PlannedTimes {
  publishAt: Date | null
  unpublishAt: Date | null
}

declare module '#platform/hooks.ts' {
  interface HookMap {
    /** What a save or an autosave brings, before anything of it is written. Throw a Problem to refuse it. */
    'post.offered': OfferedPost
    /** A version has become the one that holds: it was saved, or its time has come. */
    'post.version_stored': StoredVersion
    /** Visitors see the post, or see it no more, from these times on. */
    'post.planned': PlannedTimes
    /** A post was saved, trashed or restored. Throw a Problem to refuse it. */
    'post.saved': {
      postId: string
      versionId: string
      type: string
      metas: readonly StoredMeta[]
      status: PostStatus
      isLive: boolean
      /** Who did it; null where a planned time came. */
      by: string | null
    }
  }
}
