/** Draws an administrator's markup as it stands. */
import type { ViewProps } from '../block.ts'
import { html } from './texts/html.ts'

export default function Html({ state, page }: ViewProps<{ code: string }>) {
  if (!state.code.trim()) return page.isCanvas ? <p className="empty">{html.write_markup}</p> : null
  return <div className="b-html" dangerouslySetInnerHTML={{ __html: state.code }} />
}
