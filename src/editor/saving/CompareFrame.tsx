/**
 * Two states of a page side by side, as visitors would see them: each row is a block as it is on one side and on the
 * other, what differs is marked. For versions and for two people who changed one page.
 */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Block } from '#blocks/block.ts'
import { loadViews } from '#blocks/lazyViews.ts'
import { staticBlocks } from '#blocks/reusable/PlacedBlocks.tsx'
import { compileStyles } from '#blocks/shell/compileStyles.ts'
import { BlockBoundary } from '#rendering/BlockBoundary.tsx'
import { askPage, lookPathOf } from '../prefetch.ts'
import { adoptStyles, emptyLook, lookOf, whenStyled, writeFrame } from '../canvas/frameDocument.ts'
import { useSharedSheet } from '../styles/useSharedStyles.ts'
import { useEditor } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import type { Side } from './mergeBlocks.ts'
import { compare } from './texts/compare.ts'

export interface ComparedRow {
  id: string
  /** undefined: this side does not have the block. */
  left: StoredBlock | undefined
  right: StoredBlock | undefined
  isSame: boolean
}

interface CompareFrameProps {
  rows: readonly ComparedRow[]
  leftTitle: string
  rightTitle: string
  /** Which side of a row is taken; absent where there is nothing to choose. */
  chosen?: (id: string) => Side
}

/** The frame is laid out twice as wide as it shows, so that a side has the width of a page. */
const zoom = 0.5
/** A window narrower than this has the sides below each other. */
const narrowPx = 700

export function CompareFrame({ rows, leftTitle, rightTitle, chosen }: CompareFrameProps) {
  const { page } = useEditor()
  const element = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [at, setAt] = useState(-1)
  useEffect(() => {
    let isShown = true
    void Promise.all([
      askPage(lookPathOf(page.postId)).then(
        (html) => lookOf(html),
        () => emptyLook,
      ),
      import('#blocks/ownSheets.ts'),
      loadViews(),
    ]).then(async ([look, { allOwnSheets }]) => {
      const made = element.current && isShown ? writeFrame(element.current, look) : null
      if (!made) return
      adoptStyles(made.document, allOwnSheets())
      adoptStyles(made.document, compareRules)
      // What is only looked at is not walked through by keys, and does nothing.
      made.root.inert = true
      await whenStyled(made.document)
      if (isShown) setRoot(made.root)
    })
    return () => void (isShown = false)
  }, [page.postId])
  useEffect(() => {
    if (!root) return undefined
    const blocks = rows
      .flatMap(({ left, right }) => [left, right])
      .flatMap((one) => (one ? [drawable(one)] : []))
    return adoptStyles(root.ownerDocument, compileStyles(blocks))
  }, [root, rows])
  useSharedSheet(root?.ownerDocument ?? null)
  const changed = rows.filter(({ isSame }) => !isSame)
  const show = (index: number) => {
    const row = changed[index]
    if (!row) return
    setAt(index)
    root
      ?.querySelector(`[data-row="${CSS.escape(row.id)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const isNarrow = window.innerWidth < narrowPx
  return (
    <div className="editor-compare">
      <div className="editor-compare-bar">
        <span role="status">
          {at < 0
            ? compare.blocks_differ({ count: changed.length })
            : compare.which_of({ at: at + 1, count: changed.length })}
        </span>
        <button
          type="button"
          className="editor-icon"
          aria-label={compare.previous_difference}
          disabled={at <= 0}
          onClick={() => show(at - 1)}
        >
          <ChevronUp size={16} aria-hidden />
        </button>
        <button
          type="button"
          className="editor-icon"
          aria-label={compare.next_difference}
          disabled={at >= changed.length - 1}
          onClick={() => show(at + 1)}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      <div className="editor-compare-heads" aria-hidden>
        <b>{isNarrow ? compare.above({ title: leftTitle }) : leftTitle}</b>
        <b>{isNarrow ? compare.below({ title: rightTitle }) : rightTitle}</b>
      </div>
      <div className="editor-compare-page">
        {/* The comparison is drawn into this frame from here: a sandbox that allows that would keep nothing out. */}
        <iframe
          ref={element}
          title={compare.both({ left: leftTitle, right: rightTitle })}
          data-narrow={isNarrow || undefined}
          style={{ zoom: isNarrow ? 0.75 : zoom }}
        />
        {root ? null : <p className="muted">{compare.loading_comparison}</p>}
      </div>
      {root
        ? createPortal(
            <div className="compare" data-narrow={isNarrow || undefined}>
              {rows.map(({ id, left, right, isSame }) => {
                const taken = isSame ? undefined : chosen?.(id)
                return (
                  <div key={id} className="compare-row" data-row={id} data-same={isSame || undefined}>
                    <Cell
                      block={left}
                      page={page}
                      kind={isSame ? 'same' : right ? 'changed' : 'gone'}
                      isTaken={taken === undefined ? undefined : taken === 'theirs'}
                    />
                    <Cell
                      block={right}
                      page={page}
                      kind={isSame ? 'same' : left ? 'changed' : 'new'}
                      isTaken={taken === undefined ? undefined : taken === 'mine'}
                    />
                  </div>
                )
              })}
            </div>,
            root,
          )
        : null}
    </div>
  )
}

interface CellProps {
  block: StoredBlock | undefined
  page: Parameters<typeof staticBlocks>[1]
  kind: 'same' | 'changed' | 'gone' | 'new'
  isTaken: boolean | undefined
}

function Cell({ block, page, kind, isTaken }: CellProps) {
  if (!block) return <div className="compare-cell flow" data-kind="none" data-taken={isTaken} />
  const drawn = drawable(block)
  return (
    <div className="compare-cell flow" data-kind={kind} data-taken={isTaken}>
      <BlockBoundary failureOf={(message) => ({ id: drawn.id, type: drawn.type, message, index: 0 })}>
        {staticBlocks([{ ...drawn, do_not_render: false }], page)}
      </BlockBoundary>
    </div>
  )
}

function drawable({ id, type, state, children }: StoredBlock): Block {
  return {
    id: String(id),
    type: String(type),
    state: isRecord(state) ? state : {},
    children: Array.isArray(children) ? children.filter(isRecord).map(drawable) : [],
  }
}

/** The colours of what was, what is and what changed are those of the editor, on any theme. */
const compareRules = `
  body { padding: 12px; min-height: 0; }
  main { padding: 0; }
  :is(body, main) { max-inline-size: none; }
  .compare { display: grid; gap: 10px; max-inline-size: none; inline-size: 100%; }
  .compare-row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; align-items: stretch; }
  .compare[data-narrow] .compare-row { grid-template-columns: minmax(0, 1fr); }
  .compare[data-narrow] .compare-row[data-same] .compare-cell:first-child { display: none; }
  .compare-cell { min-inline-size: 0; padding: 14px 18px; border-radius: 8px; container-type: inline-size; }
  .compare-cell > * { max-inline-size: none; }
  .compare-cell[data-kind='same'] { opacity: .45; }
  .compare-cell[data-kind='none'] { border: 2px dashed color-mix(in oklab, currentColor 22%, transparent); min-block-size: 40px; }
  .compare-cell[data-kind='changed'] { box-shadow: inset 0 0 0 3px #d19a1f; background: color-mix(in oklab, #d19a1f 9%, transparent); }
  .compare-cell[data-kind='gone'] { box-shadow: inset 0 0 0 3px #c4432b; background: color-mix(in oklab, #c4432b 9%, transparent); }
  .compare-cell[data-kind='new'] { box-shadow: inset 0 0 0 3px #2f8f57; background: color-mix(in oklab, #2f8f57 9%, transparent); }
  .compare-cell[data-taken='false'] { opacity: .4; }
`
