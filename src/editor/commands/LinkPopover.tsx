/**
 * The link of the selected words, at the words: one field that finds pages and files of the site and takes a URL, an email or a
 * telephone number as it is; of a link that is there, where it leads and what can be done with it. Escape goes back to the
 * text, whose selection is as it was.
 */
import { Copy, ExternalLink, Link, Pencil, Search, Unlink } from 'lucide-react'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { common } from '#ui/texts/common.ts'
import { fields } from '#ui/texts/fields.ts'
import { boxInWindow } from '../canvas/elements.ts'
import { useEditor } from '../EditorContext.ts'
import { linkPlace, removeLink, setLink, type LinkPlace } from './linkAtCaret.ts'
import { type LinkTarget, namePlace } from './linkTargets.ts'
import { Scrim } from './Scrim.tsx'
import { linkPopover as texts } from './texts/linkPopover.ts'
import { useLinkTargets } from './useLinkTargets.ts'

export function LinkPopover({ view, close }: { view: EditorView; close: () => void }) {
  const { announce, editorDocument } = useEditor()
  const [place, setPlace] = useState(() => linkPlace(view))
  const [isEditing, setEditing] = useState(place.href === '')
  const [isInNewTab, setInNewTab] = useState(place.isInNewTab)
  const element = useRef<HTMLDialogElement>(null)
  usePlaced(element, view, place)
  // The caret goes back into the words, whichever way the popover ends; ProseMirror has kept the selection.
  const leave = () => {
    close()
    view.focus()
  }
  const finish = (act: () => void) => {
    act()
    leave()
  }
  const choose = (target: LinkTarget) =>
    finish(() => {
      namePlace(editorDocument, target)
      setLink(view, place, { href: target.url, title: target.title, isInNewTab })
    })
  const setTab = (isNew: boolean) => {
    setInNewTab(isNew)
    if (place.href === '') return
    setLink(view, place, { href: place.href, title: '', isInNewTab: isNew })
    setPlace({ ...place, isInNewTab: isNew })
  }
  const copy = () =>
    void navigator.clipboard.writeText(new URL(place.href, location.origin).href).then(
      () => announce(texts.copied),
      // Without the permission nothing was copied, and nothing says so.
      () => undefined,
    )
  const key = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') leave()
    else if (event.key === 'Tab' && element.current) wrapFocus(element.current, event)
    else return
    event.stopPropagation()
    if (event.key === 'Escape') event.preventDefault()
  }
  return (
    <>
      <Scrim close={leave} />
      <dialog ref={element} open className="editor-link" aria-label={common.link} onKeyDown={key}>
        {isEditing ? (
          <LinkSearch place={place} choose={choose} />
        ) : (
          <ThereNow
            href={place.href}
            edit={() => setEditing(true)}
            copy={copy}
            remove={() => finish(() => removeLink(view, place))}
          />
        )}
        <label className="editor-link-tab">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isInNewTab}
            className="switch"
            checked={isInNewTab}
            onChange={({ target }) => setTab(target.checked)}
          />
          {texts.new_tab}
        </label>
      </dialog>
    </>
  )
}

interface ThereProps {
  href: string
  edit(): void
  copy(): void
  remove(): void
}

/** Where the link leads, and what can be done with it. */
function ThereNow({ href, edit, copy, remove }: ThereProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const target = safeUrl(href)
  return (
    <div className="editor-link-there">
      <Link size={15} aria-hidden />
      <output title={href}>{href}</output>
      <button
        ref={first}
        type="button"
        aria-label={texts.edit_link}
        data-tip={texts.edit_link}
        onClick={edit}
      >
        <Pencil size={15} aria-hidden />
      </button>
      {target === null || target.startsWith('#') ? null : (
        <a
          href={target}
          target="_blank"
          rel="noopener"
          aria-label={texts.open_link}
          data-tip={texts.open_link}
        >
          <ExternalLink size={15} aria-hidden />
        </a>
      )}
      <button type="button" aria-label={texts.copy_link} data-tip={texts.copy_link} onClick={copy}>
        <Copy size={15} aria-hidden />
      </button>
      <button type="button" aria-label={texts.remove_link} data-tip={texts.remove_link} onClick={remove}>
        <Unlink size={15} aria-hidden />
      </button>
    </div>
  )
}

function LinkSearch({ place, choose }: { place: LinkPlace; choose(target: LinkTarget): void }) {
  const { words, setWords, lines, active, setActive, state, searchNow } = useLinkTargets(place.href)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  const key = (event: React.KeyboardEvent) => {
    const last = lines.length - 1
    const line = lines[active]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter') {
      if (line) choose(line)
      else searchNow()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div className="editor-link-field">
        <Search size={15} aria-hidden />
        <input
          ref={field}
          type="text"
          inputMode="url"
          role="combobox"
          aria-label={texts.search}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={lines[active] ? `${id}-${active}` : undefined}
          placeholder={texts.search}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={key}
        />
      </div>
      <div id={id} role="listbox" aria-label={texts.results} className="editor-link-list">
        {lines.map((line, index) => (
          <div
            key={`${line.kind} ${line.url}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="editor-link-line"
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(line)}
            onKeyDown={key}
          >
            <span>
              <bdi>{line.title}</bdi>
              {line.title === line.url ? null : <small dir="ltr">{line.url}</small>}
            </span>
            <em>{line.kind}</em>
          </div>
        ))}
      </div>
      <p role="status" className="editor-link-state">
        {state === 'searching' && lines.length === 0 ? fields.searching : null}
        {state === 'failed' ? fields.search_failed : null}
        {state === 'found' && lines.length === 0 ? fields.no_results({ text: words }) : null}
      </p>
    </>
  )
}

/** Tab stays within. */
function wrapFocus(dialog: HTMLElement, event: React.KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>('input, button, a')]
  const edge = event.shiftKey ? all[0] : all.at(-1)
  if (document.activeElement !== edge) return
  event.preventDefault()
  const next = event.shiftKey ? all.at(-1) : all[0]
  next?.focus()
}

const gapPx = 8

/** Keeps the popover at its words. */
function usePlaced(
  element: React.RefObject<HTMLDialogElement | null>,
  view: EditorView,
  { from, to }: LinkPlace,
): void {
  const { frame } = useEditor()
  useLayoutEffect(() => {
    const popover = element.current
    if (!popover) return undefined
    const put = () => {
      if (frame.element && !view.isDestroyed) putAt(popover, boxOfWords(frame.element, view, from, to))
    }
    put()
    const sizes = new ResizeObserver(put)
    sizes.observe(popover)
    visualViewport?.addEventListener('resize', put)
    return () => {
      sizes.disconnect()
      visualViewport?.removeEventListener('resize', put)
    }
  }, [element, frame, view, from, to])
}

function boxOfWords(frame: HTMLIFrameElement, view: EditorView, from: number, to: number) {
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)]
  return boxInWindow(frame, {
    left: start.top === end.top ? start.left : Math.min(start.left, end.left),
    top: start.top,
    height: end.bottom - start.top,
  })
}

/** Below the words, above them where that does not fit; the keyboard of a phone takes a part of the window. */
function putAt(popover: HTMLElement, { left, top, bottom }: ReturnType<typeof boxOfWords>): void {
  const room = { width: innerWidth, height: visualViewport?.height ?? innerHeight }
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = bottom + gapPx
  const fits = below + height + gapPx <= room.height
  const y = fits ? below : Math.max(gapPx, top - height - gapPx)
  popover.style.left = `${Math.max(gapPx, Math.min(left, room.width - width - gapPx))}px`
  popover.style.top = `${Math.min(y, Math.max(gapPx, room.height - height - gapPx))}px`
}
