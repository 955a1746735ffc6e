/** The blocks of a container in their order at a width: moved on a desktop, placed by `order` on narrower ones. */
import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react'
import { definitions } from '#blocks/registry.ts'
import { layoutAt, layoutFor, type LayoutWidth } from '#blocks/shell/layout.ts'
import { useEditor, useRecord } from '../EditorContext.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { outlineName } from '../model/marks.ts'
import type { BlockRecord } from '../model/record.ts'
import { patchSeveral } from '../model/patchSeveral.ts'
import { useLayoutPlace } from './layoutFields.tsx'
import { layoutPatch } from './layoutModel.ts'
import { layoutPanel as texts } from './texts/layoutPanel.ts'

/** More are moved by the outline. */
const most = 12

export function LayoutOrder({ id }: { id: string }) {
  const { editorDocument, report } = useEditor()
  const { width } = useLayoutPlace()
  const children = useRecord(id)?.children ?? []
  if (children.length < 2 || children.length > most) return null
  const shown = orderedAt(editorDocument, children, width)
  const hasOwn = shown.some(({ state }) => layoutAt(state, width).order !== undefined)
  const move = (from: number, to: number) => {
    const moved = shown[from]
    if (!moved) return
    if (width === 'all') {
      report(editorDocument.moveBy(moved.id, to > from ? 1 : -1))
      return
    }
    const next = shown.toSpliced(from, 1).toSpliced(to, 0, moved)
    setOrders(editorDocument, width, next, (index) => index + 1)
  }
  return (
    <div className="layout-row" role="group" aria-label={texts.order} data-own={hasOwn || undefined}>
      <div className="layout-head">
        <span>{texts.order}</span>
        {hasOwn ? (
          <button
            type="button"
            className="link"
            aria-label={texts.reset_of({ title: texts.order })}
            onClick={() => setOrders(editorDocument, width, shown, () => undefined)}
          >
            {texts.reset}
          </button>
        ) : null}
      </div>
      <ol className="layout-order">
        {shown.map((record, index) => {
          const name = nameOf(record)
          const usual = children.indexOf(record.id)
          return (
            <li key={record.id} data-hidden={layoutFor(record.state, width).hide || undefined}>
              <span>{name}</span>
              {layoutFor(record.state, width).hide ? <EyeOff size={13} aria-hidden /> : null}
              <small>{usual === index ? null : texts.was({ place: usual + 1 })}</small>
              <button
                type="button"
                disabled={index === 0}
                aria-label={texts.earlier({ block: name })}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={13} aria-hidden />
              </button>
              <button
                type="button"
                disabled={index === shown.length - 1}
                aria-label={texts.later({ block: name })}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={13} aria-hidden />
              </button>
            </li>
          )
        })}
      </ol>
      {width === 'all' ? null : <p className="help">{texts.order_help}</p>}
    </div>
  )
}

function orderedAt(
  { blocks }: EditorDocument,
  children: readonly string[],
  width: LayoutWidth,
): BlockRecord[] {
  return children
    .flatMap((child) => blocks.get(child) ?? [])
    .toSorted(
      (one, other) => (layoutFor(one.state, width).order ?? 0) - (layoutFor(other.state, width).order ?? 0),
    )
}

function setOrders(
  editorDocument: EditorDocument,
  width: LayoutWidth,
  records: readonly BlockRecord[],
  orderAt: (index: number) => number | undefined,
): void {
  patchSeveral(
    editorDocument,
    texts.order,
    new Map(
      records.map(({ id, state }, index) => [id, layoutPatch(state, width, { order: orderAt(index) })]),
    ),
  )
}

const nameOf = (record: BlockRecord): string =>
  outlineName(record) ??
  wordsOf(record.state.title) ??
  wordsOf(record.state.text) ??
  definitions.get(record.type)?.label ??
  record.type

function wordsOf(text: unknown): string | null {
  return typeof text === 'string'
    ? text
        .replaceAll(/<[^<>]*>/g, ' ')
        .trim()
        .slice(0, 40) || null
    : null
}
