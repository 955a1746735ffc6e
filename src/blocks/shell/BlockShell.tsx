/**
 * What every block has around its view: the element that carries the shared state (id, classes, link, animation,
 * modal). The same element stands on the public page, in preview and on the editor's canvas.
 */
import { createElement, type ReactNode } from 'react'
import type { Block, SharedState } from '../block.ts'
import { styleClassOf } from './compileStyles.ts'
import { safeUrl } from './safeUrl.ts'

export interface BlockShellProps {
  block: Pick<Block, 'id' | 'type'> & { state: SharedState & Record<string, unknown> }
  children?: ReactNode
  /** Attributes that the editor's canvas adds, such as data-bid. */
  attributes?: Readonly<Record<string, string>>
}

/**
 * `link_wrap`: the block's element is the link itself. `link_block`: one link lies over the whole block, links inside
 * stay reachable. `link` alone: a link around the content. `is_modal`: a dialog that links to `#element_id` open (F-POST-08).
 */
export function BlockShell({ block, children, attributes }: BlockShellProps) {
  const { state } = block
  const href = safeUrl(state.link)
  const wrapsAll = href !== null && state.link_wrap === true && state.is_modal !== true
  const shared = {
    ...attributes,
    className: classOf(block),
    ...(typeof state.element_id === 'string' && state.element_id ? { id: state.element_id } : {}),
    ...(Array.isArray(state.animate) && state.animate.length > 0 ? { 'data-animate': JSON.stringify(state.animate) } : {}),
  }
  if (state.is_modal === true) {
    const closing = createElement('form', { method: 'dialog', key: 'close' }, <button className="modal-close" aria-label="Close">×</button>)
    return createElement('dialog', { ...shared, closedby: 'any' }, closing, children)
  }
  if (wrapsAll) return createElement('a', { ...shared, href }, children)
  if (href !== null && state.link_block === true) {
    return (
      <div {...shared}>
        {children}
        <a className="blk-cover" href={href} aria-label={labelOf(state) ?? href} />
      </div>
    )
  }
  return <div {...shared}>{href === null ? children : <a href={href}>{children}</a>}</div>
}

function classOf(block: BlockShellProps['block']): string {
  const { state } = block
  const own = Array.isArray(state.class) ? state.class : [state.class]
  return [
    'blk',
    /^[a-z][a-z0-9-]*$/.test(block.type) ? `blk-${block.type}` : null,
    styleClassOf(block),
    ...own.filter((name) => typeof name === 'string'),
    state.is_hidden === true ? 'hide-block' : null,
    state.link_block === true && state.link ? 'blk-linked' : null,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The name of a link that lies over a block: the block's own text, without marks. */
function labelOf(state: Record<string, unknown>): string | null {
  const text = state.title ?? state.text ?? state.alt
  if (typeof text !== 'string') return null
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim() || null
}
