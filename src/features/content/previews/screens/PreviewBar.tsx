/** The bar of a preview. */
import { ArrowLeft, Columns3, ExternalLink, Link2, Moon, RotateCw, Sun } from 'lucide-react'
import { useState } from 'react'
import { Select } from '#ui/Select.tsx'
import { common } from '#ui/texts/common.ts'
import { previewScreen } from '../texts/previewScreen.ts'
import { type Choices, readers, schemes, sideBySide, widthBounds, widthIn, widths } from './previewChoices.ts'
import type { ShownPage } from './previewPaths.ts'

const schemeIcons = { light: Sun, dark: Moon }

interface BarProps {
  /** Of the post that the screen was opened for. */
  id: string
  page: ShownPage
  choices: Choices
  onChoose(chosen: Partial<Choices>): void
  onReload(): void
  onCopyLink(): void
}

export function PreviewBar({ id, page, choices, onChoose, onReload, onCopyLink }: BarProps) {
  const editor = `/user/editor/${page.id ?? id}`
  return (
    <header className="preview-bar">
      <div className="preview-page">
        <a
          className="button small"
          href={editor}
          title={previewScreen.back}
          onClick={(event) => {
            // The editor that opened it is still open in its own tab, with its block selected.
            if (!isOpenIn(window.opener, editor)) return
            event.preventDefault()
            window.close()
          }}
        >
          <ArrowLeft size={16} aria-hidden />
          <span>{common.edit}</span>
        </a>
        <h1>{page.title || common.preview}</h1>
        {page.id ? null : <span className="badge">{common.published}</span>}
      </div>
      <div className="preview-choices">
        <Widths width={choices.width} onWidth={(width) => onChoose({ width })} />
        <div className="segmented" role="group" aria-label={previewScreen.colours}>
          {schemes.map((scheme) => {
            const Icon = schemeIcons[scheme]
            return (
              <button
                key={scheme}
                type="button"
                aria-label={previewScreen[scheme]}
                title={previewScreen[scheme]}
                aria-pressed={choices.scheme === scheme}
                onClick={() => onChoose({ scheme })}
              >
                <Icon size={16} aria-hidden />
              </button>
            )
          })}
        </div>
      </div>
      <div className="preview-acts">
        <label className="preview-as">
          <span>{previewScreen.seen_as}</span>
          <Select
            value={choices.as}
            choices={readers.map((one) => ({ value: one, title: previewScreen[one] }))}
            onChange={(next) => onChoose({ as: readers.find((one) => one === next) ?? 'visitor' })}
          />
        </label>
        <button
          type="button"
          className="button small icon"
          aria-label={previewScreen.reload}
          title={previewScreen.reload}
          onClick={onReload}
        >
          <RotateCw size={16} aria-hidden />
        </button>
        <a
          className="button small icon"
          href={page.path}
          target="_blank"
          rel="noopener"
          aria-label={previewScreen.new_tab}
          title={previewScreen.new_tab}
        >
          <ExternalLink size={16} aria-hidden />
        </a>
        <button
          type="button"
          className="button small"
          aria-label={previewScreen.copy_link}
          title={previewScreen.copy_link_tip}
          onClick={onCopyLink}
        >
          <Link2 size={16} aria-hidden />
          <span>{previewScreen.copy_link}</span>
        </button>
      </div>
    </header>
  )
}

interface WidthsProps {
  width: Choices['width']
  onWidth(width: Choices['width']): void
}

/** A button for each width where there is room for them, else one list; and a field for any other. */
function Widths({ width, onWidth }: WidthsProps) {
  const named = [...widths].map(String)
  const shown = typeof width === 'number' ? String(width) : ''
  const others = shown === '' || named.includes(shown) ? [] : [shown]
  return (
    <div className="preview-widths" role="group" aria-label={previewScreen.width_of_the_page}>
      <div className="segmented">
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={previewScreen.pixels({ width: String(one) })}
            aria-pressed={width === one}
            onClick={() => onWidth(one)}
          >
            {one}
          </button>
        ))}
        <button type="button" aria-pressed={width === null} onClick={() => onWidth(null)}>
          {previewScreen.full}
        </button>
        <button
          type="button"
          aria-pressed={width === sideBySide}
          aria-label={previewScreen.side_by_side}
          title={previewScreen.side_by_side}
          onClick={() => onWidth(sideBySide)}
        >
          <Columns3 size={16} aria-hidden />
        </button>
      </div>
      <Select
        label={previewScreen.width_of_the_page}
        value={width === sideBySide ? sideBySide : shown}
        choices={[
          ...[...named, ...others].map((one) => ({
            value: one,
            title: previewScreen.pixels({ width: one }),
          })),
          { value: '', title: previewScreen.full },
          { value: sideBySide, title: previewScreen.side_by_side },
        ]}
        onChange={(next) => onWidth(widthIn(next))}
      />
      <WidthField key={shown} shown={shown} onWidth={onWidth} />
    </div>
  )
}

/** Takes a width when it is left or by Enter, so that half a number is none. */
function WidthField({ shown, onWidth }: { shown: string; onWidth: WidthsProps['onWidth'] }) {
  const [typed, setTyped] = useState(shown)
  const take = () => {
    const width = widthIn(typed)
    if (width === null) setTyped(shown)
    else onWidth(width)
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      min={widthBounds.min}
      max={widthBounds.max}
      aria-label={previewScreen.width_in_pixels}
      title={previewScreen.width_in_pixels}
      placeholder="px"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== shown && take()}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}

/** The tab that opened this one may have gone on to another page, or to another site. */
function isOpenIn(opener: unknown, path: string): boolean {
  try {
    const open: unknown = opener && Reflect.get(Object(opener), 'location')
    return open !== null && typeof open === 'object' && Reflect.get(open, 'pathname') === path
  } catch {
    return false
  }
}
