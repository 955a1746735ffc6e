/** What lies below an open menu of the editor and takes the press that closes it, of a mouse or a finger. */
export function Scrim({ close }: { close(): void }) {
  const leave = (event: React.MouseEvent) => {
    // The focus goes where `close` puts it. At a finger's first touch the click behind it would go to what is below.
    event.preventDefault()
    close()
  }
  return <div className="editor-scrim" onMouseDown={leave} onContextMenu={leave} />
}
