/** The drafts of this device load apart from the editor, as soon as a post is open: the first key does not need them. */

type Drafts = typeof import('./localDraft.ts')

let loading: Promise<Drafts> | null = null

export function drafts(): Promise<Drafts> {
  loading ??= import('./localDraft.ts').catch((cause: unknown) => {
    // Asked for again it may be there.
    loading = null
    throw cause
  })
  return loading
}
