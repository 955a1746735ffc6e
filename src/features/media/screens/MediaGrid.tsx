/** The files and folders of a folder, as tiles that open and are chosen. */
import { FileFace } from '#ui/FileBrowser.tsx'
import { ShowMore } from '#ui/growingList.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import type { useFiles } from '#ui/useFiles.ts'
import type { MediaFile } from '../schema.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'
import type { ChosenFiles } from './useChosenFiles.ts'

interface MediaGridProps {
  query: ReturnType<typeof useFiles<MediaFile>>
  /** What was searched for; empty: the whole folder. */
  keywords: string
  mayWrite: boolean
  choice: ChosenFiles
  onOpen: (file: MediaFile) => void
  onShowAll: () => void
}

export function MediaGrid({ query, keywords, mayWrite, choice, onOpen, onShowAll }: MediaGridProps) {
  const { files } = query
  if (query.error && files === undefined)
    return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (files === undefined) return <Skeleton rows={5} />
  if (files.length === 0 && keywords)
    return (
      <EmptyState title={mediaScreen.nothing_found({ keywords })} text={mediaScreen.nothing_found_text}>
        <button type="button" className="button small" onClick={onShowAll}>
          {mediaScreen.show_all}
        </button>
      </EmptyState>
    )
  if (files.length === 0) return <EmptyState title={mediaScreen.empty_title} text={mediaScreen.empty_text} />
  return (
    <>
      <div className="media-grid">
        {files.map((file) => (
          <div key={file.id} className="media-tile">
            <button type="button" onClick={() => onOpen(file)}>
              <FileFace file={file} />
              <span className="name">{file.title}</span>
            </button>
            {mayWrite && (
              <input
                type="checkbox"
                aria-label={mediaScreen.choose({ title: file.title })}
                checked={choice.isChosen(file.id)}
                onChange={(event) => choice.choose(file.id, event.target.checked)}
              />
            )}
          </div>
        ))}
      </div>
      <div className="pad">
        <ShowMore list={query.more} />
      </div>
    </>
  )
}
