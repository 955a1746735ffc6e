/** A screen that breaks leaves the frame standing; a chunk that cannot be loaded reloads once per path in 10 s (F-ROUTE-12). */
import { Component, type ReactNode } from 'react'
import { mayReload } from '#platform/client/buildWatch.ts'

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
          <h1>This screen could not be loaded</h1>
          <p>The connection was lost, or the site has just been updated.</p>
          <div className="row">
            <button type="button" className="button primary" onClick={() => location.reload()}>
              Reload
            </button>
            <a className="button" href="/user">
              Go to Home
            </a>
          </div>
        </section>
      )
    }
    return (
      <section className="failure" role="alert">
        <h1>Dang</h1>
        <p>It looks like something broke.</p>
        <p className="muted">{error.message}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => this.setState({ error: null })}>
            Try again
          </button>
          <a className="button" href="/user">
            Go to Home
          </a>
        </div>
      </section>
    )
  }
}
