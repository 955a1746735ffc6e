/**
 * An island: a block that wakes up in the browser as a React root of its own. It is drawn as a root of its own here
 * too, with the same id prefix, so that React finds what it expects when it hydrates.
 */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ViewProps } from '#blocks/block.ts'
import type { BlockView } from '#blocks/knownViews.ts'
import { scriptJson } from './scriptJson.ts'

type Props = Omit<ViewProps<Record<string, unknown>, unknown>, 'children'>

/**
 * `<div data-island="type" data-strategy="visible" data-index="0">…</div><script type="application/json">props</script>`;
 * the index is the block's place among its siblings, for its error box. Children of an island stay the server's HTML: they are set in an element that React leaves alone.
 */
export function islandMarkup(
  view: BlockView,
  props: Props,
  children: ReactNode,
  place: { strategy: string; index: number },
): ReactNode {
  const inside =
    children === undefined
      ? undefined
      : createElement('div', {
          'data-island-children': '',
          dangerouslySetInnerHTML: { __html: renderToStaticMarkup(children) },
        })
  const html = renderToString(createElement(view, props, inside), { identifierPrefix: `${props.block.id}-` })
  return (
    <>
      <div
        data-island={props.block.type}
        data-strategy={place.strategy}
        data-id={props.block.id}
        data-index={place.index}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </>
  )
}
