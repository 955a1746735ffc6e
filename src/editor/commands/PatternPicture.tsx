/** A pattern as it looks in the site's own styles, small; drawn by the server once it comes into sight. */
export function PatternPicture({ name, title }: { name: string; title: string }) {
  return (
    <span className="editor-pattern-picture" aria-hidden inert>
      <iframe
        // Fonts are loaded for the site's own pages only; a picture has no scripts.
        sandbox="allow-same-origin"
        src={`/user/gallery?pattern=${name}`}
        title={title}
        tabIndex={-1}
        loading="lazy"
        scrolling="no"
      />
    </span>
  )
}
