/**
 * What every block has around its view: the element that carries the shared state (id, classes, link, animation,
 * modal). The same element is on the public page, in preview and on the editor's canvas.
 */
import { createElement, type ReactNode } from 'react'
import type { Block, SharedState } from '../block.ts'
import { styleClassOf } from './compileStyles.ts'
import { elementIdOf } from './elementId.ts'
import { linkKindOf } from './linkKind.ts'
import { safeUrl } from './safeUrl.ts'
import { common } from '#ui/texts/common.ts'
import { shell } from './texts/shell.ts'

export interface BlockShellProps {
  block: Pick<Block, 'id' | 'type'> & { state: SharedState & Record<string, unknown> }
  /** True: links or controls may be in the block (`mayHoldLinks`), so that no link may be put around it. */
  holdsLinks?: boolean
  children?: ReactNode
  /** Attributes that the editor's canvas adds, such as data-bid. */
  attributes?: Readonly<Record<string, string>>
}

/**
 * `link_wrap`: the block's element is the link itself. `link_block`: one link lies over the whole block, links inside
 * stay reachable. `link` alone: a link around the content. `is_modal`: a dialog that links to `#element_id` open (F-POST-08).
 */
export function BlockShell({ block, holdsLinks = false, children, attributes }: BlockShellProps) {
  const { state } = block
  const kind = linkKindOf(state, holdsLinks)
  const href = safeUrl(state.link) ?? ''
  const shared = {
    ...attributes,
    className: classOf(block, kind === 'cover'),
    ...(elementIdOf(state.element_id) ? { id: elementIdOf(state.element_id) } : {}),
    ...(timed(state, false).length > 0 ? { 'data-animate': JSON.stringify(timed(state, false)) } : {}),
  }
  if (kind === 'element') return createElement('a', { ...shared, href }, children)
  const inside =
    kind === 'cover' ? (
      <>
        {children}
        <a className="blk-cover" href={href} aria-label={labelOf(state) ?? href} />
      </>
    ) : kind === 'around' ? (
      <a className="blk-link" href={href}>
        {children}
      </a>
    ) : (
      children
    )
  if (state.is_modal === true) {
    const closing = (
      <form className="modal-bar" method="dialog">
        <button className="modal-close" aria-label={common.close}>
          ×
        </button>
      </form>
    )
    const label = labelOf(state) ?? (elementIdOf(state.element_id).replace(/[-_]+/g, ' ') || shell.dialog)
    const popup = state.popup
      ? { 'data-enhance': 'shell', 'data-popup': JSON.stringify({ id: block.id, ...state.popup }) }
      : {}
    return createElement(
      'dialog',
      { ...shared, ...popup, 'aria-label': label, closedby: 'any' },
      closing,
      inside,
    )
  }
  return <div {...shared}>{inside}</div>
}

/** The animations that follow the scrolling, which the sheet runs alone, or all others. */
const timed = ({ animate }: SharedState, byScroll: boolean) =>
  Array.isArray(animate) ? animate.filter(({ trigger }) => (trigger === 'onscroll') === byScroll) : []

function classOf(block: BlockShellProps['block'], isCovered: boolean): string {
  const { state } = block
  const own = Array.isArray(state.class) ? state.class : [state.class]
  return [
    'blk',
    /^[a-z][a-z0-9-]*$/.test(block.type) ? `blk-${block.type}` : null,
    typeof state.shared_style === 'string' && /^[\w-]+$/.test(state.shared_style)
      ? `shared-${state.shared_style}`
      : null,
    styleClassOf(block),
    ...own.filter((name) => typeof name === 'string'),
    state.is_hidden === true ? 'hide-block' : null,
    isCovered ? 'blk-linked' : null,
    ...timed(state, true).flatMap(({ action }) => ['anim-scroll', `anim-${action}`]),
  ]
    .filter(Boolean)
    .join(' ')
}

const longestLabel = 500

/** The name of a link that lies over a block, or of a dialog: the block's own text, without marks. */
function labelOf(state: Record<string, unknown>): string | null {
  const text = [state.label, state.title, state.text, state.alt].find(
    (value) => typeof value === 'string' && value !== '',
  )
  if (typeof text !== 'string') return null
  return (
    text
      .slice(0, longestLabel * 10)
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longestLabel) || null
  )
}
