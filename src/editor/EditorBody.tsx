/** The canvas between its sides: the outline on the left, settings on the right, each as wide as it is drawn. */
import type { ReactNode } from 'react'
import { FindBar, SitePanel } from './parts.ts'
import { Foot, Outline, SideHandle, SidePanel } from './partsAround.ts'
import { postFrom } from './post.ts'
import type { Saving } from './saving/useSaving.ts'
import { editor } from './texts/editor.ts'
import type { OpenParts } from './useOpenParts.ts'
import type { Sides } from './useSides.ts'

interface BodyProps {
  saving: Saving
  sides: Sides
  /** Grows when the checks are asked for from elsewhere. */
  checksAsked: number
  canvas: ReactNode
  open: OpenParts
  show(next: Partial<OpenParts>): void
}

export function EditorBody({ saving, sides, checksAsked, canvas, open, show }: BodyProps) {
  const { site } = open
  const { widths, folded } = sides
  const { post, fields } = saving
  return (
    <div
      className="editor-body"
      data-site={site ?? undefined}
      data-no-outline={folded.outline || undefined}
      data-no-settings={folded.settings || undefined}
      ref={(body) => {
        body?.style.setProperty('--outline-width', `${widths.outline}px`)
        body?.style.setProperty('--settings-width', `${widths.settings}px`)
      }}
    >
      <aside inert={site !== null} className="editor-left" aria-label={editor.outline_of_the_page}>
        <h2>{editor.outline}</h2>
        <Outline />
      </aside>
      <SideHandle side="outline" sides={sides} />
      <div className="editor-middle">
        {open.isFinding ? <FindBar close={() => show({ isFinding: false })} /> : null}
        {canvas}
        <div className="editor-foot">
          <Foot sides={sides} openHelp={() => show({ isHelp: true })} />
        </div>
      </div>
      <SideHandle side="settings" sides={sides} />
      {site ? (
        <SitePanel part={site} close={() => show({ site: null })} />
      ) : (
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
      )}
    </div>
  )
}
