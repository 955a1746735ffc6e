/** The frame of a screen: title of the document, breadcrumbs, heading, actions (also in the palette). */
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useCommands } from './commands.ts'
import { frame } from './texts/frame.ts'

export interface PageAction {
  label: string
  href?: string
  run?: () => void
  isPrimary?: boolean
  isDisabled?: boolean
  /** Outside the dashboard: a full load. */
  isExternal?: boolean
  /** Opens beside the screen: something to print. */
  isNewTab?: boolean
}

interface PageProps {
  title: string
  text?: ReactNode
  crumbs?: readonly { title: string; href: string }[]
  actions?: readonly PageAction[]
  children: ReactNode
}

export function Page({ title, text, crumbs = [], actions = [], children }: PageProps) {
  const [, go] = useLocation()
  useEffect(() => {
    document.title = frame.document_title({ title })
  }, [title])
  useCommands(
    actions.map((action) => ({
      id: `page:${action.label}`,
      title: action.label,
      group: frame.this_screen,
      run: () => {
        if (action.run) action.run()
        else if (action.href && action.isNewTab) window.open(action.href, '_blank', 'noopener')
        else if (action.href && action.isExternal) location.assign(action.href)
        else if (action.href) go(action.href)
      },
    })),
  )
  return (
    <>
      <header className="page-head">
        <div>
          {crumbs.length > 0 && (
            <nav aria-label={frame.breadcrumbs} className="crumbs">
              <ol>
                {crumbs.map((crumb) => (
                  <li key={crumb.href}>
                    <Link href={crumb.href}>{crumb.title}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1>{title}</h1>
          {text && <p className="muted">{text}</p>}
        </div>
        {actions.length > 0 && (
          <div className="row">
            {actions.map((action) => (
              <PageButton key={action.label} action={action} />
            ))}
          </div>
        )}
      </header>
      {children}
    </>
  )
}

function PageButton({ action }: { action: PageAction }) {
  const className = `button ${action.isPrimary ? 'primary' : ''}`
  if (action.href && action.isExternal)
    return (
      <a
        className={className}
        href={action.href}
        {...(action.isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        {action.label}
      </a>
    )
  if (action.href)
    return (
      <Link className={className} href={action.href}>
        {action.label}
      </Link>
    )
  return (
    <button type="button" className={className} disabled={action.isDisabled} onClick={action.run}>
      {action.label}
    </button>
  )
}
