/** What a POST to a page is answered: a form was sent whose script was not there. Says so, with the way back. */
import type { SystemPage } from './systemPages.tsx'

export function needsScriptsPage(path: string): SystemPage {
  const inside = (
    <div className="lost">
      <h1>JavaScript required</h1>
      <p className="page-intro">
        Nothing was sent. This form needs JavaScript: please turn it on, go back and try again.
      </p>
      <p>
        <a className="button" href={path}>
          Back to the form
        </a>
      </p>
    </div>
  )
  return {
    title: 'JavaScript required',
    inside,
    content: { css: '', islands: [] },
    isShared: false,
    isIndexed: false,
    isOpenedByKey: true,
  }
}
