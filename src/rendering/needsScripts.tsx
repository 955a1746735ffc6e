/** What a POST to a page is answered: a form was sent whose script was not there. Says so, with the way back. */
import type { SystemPage } from './systemPage.ts'
import { pages } from './texts/pages.ts'

export function needsScriptsPage(path: string): SystemPage {
  const inside = (
    <div className="lost">
      <h1>{pages.javascript_required}</h1>
      <p className="page-intro">{pages.javascript_required_more}</p>
      <p>
        <a className="button" href={path}>
          {pages.back_to_form}
        </a>
      </p>
    </div>
  )
  return {
    title: pages.javascript_required,
    inside,
    content: { css: '', islands: [] },
    isShared: false,
    isIndexed: false,
    isOpenedByKey: true,
  }
}
