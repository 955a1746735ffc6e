/** The bar over the canvas: back, title, state of saving, undo and redo, width, preview, publish. */
import { ArrowLeft, Eye, PanelLeft, PanelRight, Plus, Redo2, Undo2 } from 'lucide-react'
import { useEditor, useHistory } from './EditorContext.ts'
import { StatusBadge } from './parts.ts'
import { ViewBar } from './partsAround.ts'
import { type SaveState, saveStateText } from './saving/saver.ts'
import { redo, undo } from './commands/undoActs.ts'
import { editor } from './texts/editor.ts'
import { lastList } from '#ui/lastList.ts'
import { common } from '#ui/texts/common.ts'

interface TopBarProps {
  title: string
  status: string
  /** When a planned change takes the place of what visitors read; null where none is planned. */
  changeAt: string | null
  /** Whether a live page differs from what visitors read. */
  hasChanges: boolean
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

/** Where the entries of a type are listed, as the list was left. */
const listOf = (type: string): string =>
  lastList(`/user/${type === 'newsletter' ? type : type === 'form' ? 'forms' : `content/${type}`}`)

export function TopBar(props: TopBarProps) {
  const value = useEditor()
  const { mayWrite, mayDesign, type } = value
  const undoLabel = useHistory(({ history }) => history.undoLabel)
  const redoLabel = useHistory(({ history }) => history.redoLabel)
  const { saveState, status } = props
  const isLive = status === 'published'
  return (
    <header className="editor-top">
      <div className="editor-top-start">
        <a className="editor-icon" href={listOf(type)} aria-label={editor.back_to_the_list}>
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
        <StatusBadge status={status} changeAt={props.changeAt} hasChanges={props.hasChanges} />
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
          onClick={() => undo(value)}
        >
          <Undo2 size={17} aria-hidden />
        </button>
        <button
          type="button"
          className="editor-icon"
          disabled={redoLabel === null || !mayWrite}
          data-tip={redoLabel ? `${common.redo}: ${redoLabel}` : editor.nothing_to_redo}
          aria-label={common.redo}
          onClick={() => redo(value)}
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
        <button
          type="button"
          className="editor-primary"
          data-quiet={isLive && !props.hasChanges}
          disabled={!mayWrite}
          onClick={props.onPublish}
        >
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
