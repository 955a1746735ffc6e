/** A screen that breaks leaves the frame standing; a chunk that cannot be loaded reloads once per path in 10 s (F-ROUTE-12). */
import { Component, type ReactNode } from 'react'
import { mayReload } from '#platform/client/buildWatch.ts'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

/** The code of a screen could not be fetched: each browser has its own words for it. */
const isNotLoaded = (error: Error): boolean =>
  /dynamically imported module|Importing a module|error loading/i.test(error.message)

export class ScreenBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (isNotLoaded(error) && mayReload(location.pathname, Date.now(), sessionStorage)) location.reload()
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (isNotLoaded(error)) {
      return (
        <section className="failure" role="alert">
          <h1>{dashboard.screen_not_loaded}</h1>
          <p>{dashboard.screen_not_loaded_more}</p>
          <div className="row">
            <button type="button" className="button primary" onClick={() => location.reload()}>
              {dashboard.reload}
            </button>
            <a className="button" href="/user">
              {dashboard.go_to_home}
            </a>
          </div>
        </section>
      )
    }
    return (
      <section className="failure" role="alert">
        <h1>{dashboard.dang}</h1>
        <p>{dashboard.something_broke}</p>
        <p className="muted">{error.message}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => this.setState({ error: null })}>
            {common.try_again}
          </button>
          <a className="button" href="/user">
            {dashboard.go_to_home}
          </a>
        </div>
      </section>
    )
  }
}
