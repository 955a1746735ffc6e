/** The small picture of a pattern or of a whole layout. */

interface PictureProps {
  /** What of the gallery is drawn: a pattern or a layout by its name; null: nothing yet. */
  query: string | null
  title: string
  onLoad?(): void
}

/** A pattern as it looks in the site's own styles, small; drawn by the server once it comes into sight. */
export function PatternPicture({ query, title, onLoad }: PictureProps) {
  return (
    <span className="editor-pattern-picture" aria-hidden inert>
      {query === null ? null : (
        <iframe
          // Fonts are loaded for the site's own pages only; a picture has no scripts.
          sandbox="allow-same-origin"
          src={`/user/gallery?${query}`}
          title={title}
          tabIndex={-1}
          loading="lazy"
          scrolling="no"
          onLoad={onLoad}
        />
      )}
    </span>
  )
}
