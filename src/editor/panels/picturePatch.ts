/** What choosing a picture writes into a block: its URL with the id, its size, and the words the media library has for it. */
import type { BrowsedFile } from '#ui/FileBrowser.tsx'

/**
 * Returns the keys to write. Own words for the picture stay; those of the picture before it go with it.
 * @param file null where the picture is taken away
 */
export function picturePatch(
  state: Readonly<Record<string, unknown>>,
  key: string,
  url: string,
  file: BrowsedFile | null,
): Record<string, unknown> {
  const hasOwnWords = typeof state.alt === 'string' && state.alt.trim() !== ''
  const isReplaced = typeof state[key] === 'string' && state[key] !== ''
  return {
    [key]: url,
    width: file?.width ?? undefined,
    height: file?.height ?? undefined,
    ...(file && (!hasOwnWords || isReplaced) ? { alt: file.alt } : {}),
  }
}
