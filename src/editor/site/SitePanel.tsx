/**
 * Header and footer of the site in the place of the settings: what is changed shows on the canvas at once, around the page, and
 * reaches visitors when it is saved.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import {
  HeaderEditing,
  type HeaderForm,
  type HeaderPart,
  headerScreen,
  HeaderSave,
} from '#features/content/menus/editorParts.ts'
import { Modal } from '#ui/Modal.tsx'
import { common } from '#ui/texts/common.ts'
import { fields } from '#ui/texts/fields.ts'
import { leaving } from '#ui/texts/leaving.ts'
import { useView } from '../EditorContext.ts'
import { breakpointOf } from '../canvas/view.ts'
import { siteParts } from '../canvas/texts/siteParts.ts'
import { DraftOnCanvas } from './DraftOnCanvas.tsx'
import './site.css'

interface PanelProps {
  /** Where to begin. */
  part: HeaderPart
  close(): void
}

export function SitePanel({ part, close }: PanelProps) {
  // A save that changes a menu loads the form anew: by then people are where they are.
  const [isBegun, setBegun] = useState(false)
  return (
    <aside className="editor-right editor-site" aria-label={headerScreen.title}>
      <HeaderEditing>
        {(form) => (
          <SiteForm form={form} first={isBegun ? null : part} onBegun={() => setBegun(true)} close={close} />
        )}
      </HeaderEditing>
    </aside>
  )
}

interface FormProps {
  form: HeaderForm
  /** The part that comes into view; null: people have been led there. */
  first: HeaderPart | null
  onBegun(): void
  close(): void
}

function SiteForm({ form, first, onBegun, close }: FormProps) {
  const { isChanged, isBusy, goTo } = form
  const [isLeaving, setLeaving] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isDesktop = useView(({ page }) => breakpointOf(page.width) === 'desktop')
  const begin = useEffectEvent(() => {
    if (first === null) return
    goTo(first, '')
    onBegun()
  })
  useEffect(() => begin(), [])
  const leave = () => (isChanged ? setLeaving(true) : close())
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isLeaving) return
        event.stopPropagation()
        // The browser would close the question with the same key.
        event.preventDefault()
        leave()
      }}
    >
      <header className="editor-site-head">
        <div>
          <h2>{headerScreen.title}</h2>
          <p>{siteParts.shown_on_every_page}</p>
        </div>
        <button type="button" className="button" onClick={leave}>
          {fields.done}
        </button>
        {isDesktop ? null : (
          <label className="check">
            <input
              type="checkbox"
              checked={isMenuOpen}
              onChange={({ target }) => setMenuOpen(target.checked)}
            />
            {headerScreen.open_menu}
          </label>
        )}
      </header>
      {form.controls}
      <HeaderSave form={form} />
      <DraftOnCanvas draft={form.draft} isMenuOpen={isMenuOpen && !isDesktop} onPart={goTo} />
      {isLeaving ? (
        <Modal
          title={siteParts.save_title}
          okLabel={common.save}
          isBusy={isBusy}
          other={{ label: leaving.discard_changes, run: close }}
          onCancel={() => setLeaving(false)}
          onOk={() => {
            void form.save().then((isSaved) => (isSaved ? close() : setLeaving(false)))
          }}
        >
          <p>{siteParts.save_text}</p>
        </Modal>
      ) : null}
    </div>
  )
}
