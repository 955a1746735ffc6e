/** The styles of several selected blocks: a value that all have shows, else "Mixed"; what is chosen holds for all of them. */
import { useRef, useSyncExternalStore } from 'react'
import { useEditor, useView } from '../EditorContext.ts'
import { patchSeveral } from '../model/patchSeveral.ts'
import { StyleInput } from './StyleInput.tsx'
import { styleSections } from './styleFields.ts'
import { originOf, stylePatch, type StyleOrigin, type StylePlace } from './styleModel.ts'
import { look } from './texts/look.ts'

export function SeveralStyles() {
  const { editorDocument } = useEditor()
  const { blocks, history, selectedIds } = editorDocument
  const place: StylePlace = { breakpoint: useView((now) => now.view.at), state: 'normal' }
  const read = () => JSON.stringify(selectedIds.map((id) => lookOf(blocks.get(id)?.state ?? {})))
  useSyncExternalStore((listener) => blocks.watch(listener), read, read)
  const last = useRef<{ property: string; length: number } | null>(null)
  const change = (property: string) => (value: string) => {
    // A number that is typed digit by digit is one step.
    if (last.current?.property === property && last.current.length === history.length) editorDocument.undo()
    const before = history.length
    patchSeveral(
      editorDocument,
      look.style,
      new Map(selectedIds.map((id) => [id, stylePatch(blocks.need(id).state, place, property, value)])),
    )
    last.current = history.length > before ? { property, length: history.length } : null
  }
  return (
    <section className="editor-section">
      <h3>{look.style}</h3>
      {styleSections.map(({ title, fields }) => (
        <fieldset key={title} className="editor-styles">
          <legend>{title}</legend>
          {fields.map((field) => {
            const origins = selectedIds.map((id) =>
              originOf(blocks.get(id)?.state ?? {}, place, field.property),
            )
            const origin = sharedOrigin(origins)
            return (
              <StyleInput
                key={field.property}
                field={field}
                origin={origin ?? null}
                source={origin === undefined ? 'mixed' : origin ? 'here' : 'theme'}
                onChange={change(field.property)}
              />
            )
          })}
        </fieldset>
      ))}
    </section>
  )
}

const lookOf = ({
  style,
  style_at,
  font_size,
  font_color,
  font_family,
}: Readonly<Record<string, unknown>>) => [style, style_at, font_size, font_color, font_family]

/** What all have; undefined: they differ. */
function sharedOrigin(origins: readonly (StyleOrigin | null)[]): StyleOrigin | null | undefined {
  const [first = null] = origins
  return origins.every((one) => one?.value === first?.value) ? first : undefined
}
