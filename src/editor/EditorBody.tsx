/** The canvas between its sides: the outline on the left, settings on the right, each as wide as it is drawn. */
import type { ReactNode } from 'react'
import { ResizeHandle } from '#ui/ResizeHandle.tsx'
import { Breadcrumbs, Outline, SidePanel } from './partsAround.ts'
import { postFrom } from './post.ts'
import type { Saving } from './saving/useSaving.ts'
import { editor } from './texts/editor.ts'
import { sideBounds, useSideWidths } from './useSideWidths.ts'

interface BodyProps {
  saving: Saving
  /** Grows when the checks are asked for from elsewhere. */
  checksAsked: number
  findBar: ReactNode
  canvas: ReactNode
  openHelp(): void
}

export function EditorBody({ saving, checksAsked, findBar, canvas, openHelp }: BodyProps) {
  const { widths, resize } = useSideWidths()
  const { post, fields } = saving
  return (
    <div
      className="editor-body"
      ref={(body) => {
        body?.style.setProperty('--outline-width', `${widths.outline}px`)
        body?.style.setProperty('--settings-width', `${widths.settings}px`)
      }}
    >
      <aside className="editor-left" aria-label={editor.outline_of_the_page}>
        <h2>{editor.outline}</h2>
        <Outline />
      </aside>
      <ResizeHandle
        label={editor.outline_width}
        width={widths.outline}
        {...sideBounds.outline}
        onResize={(next) => resize('outline', next)}
      />
      <div className="editor-middle">
        {findBar}
        {canvas}
        <div className="editor-foot">
          <Breadcrumbs />
          <button type="button" className="editor-keys" onClick={openHelp}>
            {editor.keys} <kbd>?</kbd>
          </button>
        </div>
      </div>
      <ResizeHandle
        label={editor.settings_width}
        edge="start"
        width={widths.settings}
        {...sideBounds.settings}
        onResize={(next) => resize('settings', next)}
      />
      <SidePanel
        checksAsked={checksAsked}
        value={{
          post: { ...fields, id: post.id, type: post.type, url: post.url, changeAt: post.changeAt },
          refusal: saving.state.kind === 'failed' ? saving.state : null,
          change: saving.change,
          flush: saving.flush,
          reload: (answer) => saving.takeTheirs(postFrom(answer)),
        }}
      />
    </div>
  )
}
