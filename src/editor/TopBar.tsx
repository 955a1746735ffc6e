/** The bar over the canvas: back, title, state of saving, undo and redo, width, preview, publish. */
import { ArrowLeft, Eye, PanelLeft, PanelRight, Plus, Redo2, Undo2 } from 'lucide-react'
import { useEditor, useHistory } from './EditorContext.ts'
import { PlannedAt } from './parts.ts'
import { ViewBar } from './partsAround.ts'
import { type SaveState, saveStateText } from './saving/saver.ts'
import { editor } from './texts/editor.ts'
import { common } from '#ui/texts/common.ts'

interface TopBarProps {
  title: string
  status: string
  /** When a planned change takes the place of what visitors read; null where none is planned. */
  changeAt: string | null
  /** URL of the page for visitors; null while it is not published. */
  publicUrl: string | null
  saveState: SaveState
  /** False: this device keeps nothing of what is unsaved. */
  isKept: boolean
  mayPublish: boolean
  onTitle(title: string): void
  onInsert(element: HTMLElement): void
  onPreview(): void
  onPublish(): void
  onSide(side: 'outline' | 'settings'): void
}

const statuses: Readonly<Record<string, string>> = {
  draft: editor.draft,
  pending: editor.pending,
  published: common.published,
  scheduled: common.scheduled,
  private: common.private,
  trash: editor.trash,
}

export function TopBar(props: TopBarProps) {
  const { editorDocument, mayWrite, mayDesign, type } = useEditor()
  const undoLabel = useHistory(({ history }) => history.undoLabel)
  const redoLabel = useHistory(({ history }) => history.redoLabel)
  const { saveState, status } = props
  const isLive = status === 'published'
  return (
    <header className="editor-top">
      <div className="editor-top-start">
        <a className="editor-icon" href="/user" aria-label={editor.back_to_the_dashboard}>
          <ArrowLeft size={18} aria-hidden />
        </a>
        <input
          className="editor-title"
          aria-label={common.title}
          placeholder={common.untitled}
          value={props.title}
          maxLength={300}
          readOnly={!mayWrite}
          onChange={({ target }) => props.onTitle(target.value)}
        />
        <span className="editor-badge" data-status={status}>
          {props.changeAt === null ? statuses[status] : <PlannedAt at={props.changeAt} />}
        </span>
        <span className="editor-save" data-kind={saveState.kind} role="status">
          {saveStateText(saveState, props.isKept)}
        </span>
      </div>
      <div className="editor-top-tools" role="toolbar" aria-label={common.page}>
        <button
          type="button"
          className="editor-tool"
          aria-label={editor.insert}
          disabled={!mayDesign}
          onClick={(event) => props.onInsert(event.currentTarget)}
        >
          <Plus size={16} aria-hidden />
          <span>{editor.insert}</span>
        </button>
        <button
          type="button"
          className="editor-icon"
          disabled={undoLabel === null || !mayWrite}
          data-tip={undoLabel ? `${common.undo}: ${undoLabel}` : editor.nothing_to_undo}
          aria-label={common.undo}
          onClick={() => editorDocument.undo()}
        >
          <Undo2 size={17} aria-hidden />
        </button>
        <button
          type="button"
          className="editor-icon"
          disabled={redoLabel === null || !mayWrite}
          data-tip={redoLabel ? `${common.redo}: ${redoLabel}` : editor.nothing_to_redo}
          aria-label={common.redo}
          onClick={() => editorDocument.redo()}
        >
          <Redo2 size={17} aria-hidden />
        </button>
        <div className="editor-view-bar">
          <ViewBar />
        </div>
        <button
          type="button"
          className="editor-icon editor-side-toggle"
          aria-label={editor.outline}
          onClick={() => props.onSide('outline')}
        >
          <PanelLeft size={17} aria-hidden />
        </button>
        <button
          type="button"
          className="editor-icon editor-side-toggle"
          aria-label={common.settings}
          onClick={() => props.onSide('settings')}
        >
          <PanelRight size={17} aria-hidden />
        </button>
      </div>
      <div className="editor-top-end">
        {props.publicUrl ? (
          <a className="editor-quiet" href={props.publicUrl} target="_blank" rel="noreferrer">
            {editor.view_page}
          </a>
        ) : null}
        {type === 'newsletter' ? null : (
          <button type="button" className="editor-tool" aria-label={common.preview} onClick={props.onPreview}>
            <Eye size={16} aria-hidden />
            <span>{common.preview}</span>
          </button>
        )}
        <button type="button" className="editor-primary" disabled={!mayWrite} onClick={props.onPublish}>
          {type === 'newsletter'
            ? editor.review_and_send
            : props.mayPublish
              ? isLive
                ? editor.publish_changes
                : common.publish
              : editor.send_for_review}
        </button>
      </div>
    </header>
  )
}
