/** All starter sites, each with a picture of its home page. */
import { Link } from 'wouter'
import { starterSites } from '#patterns/starterSites.ts'
import { Page } from '#ui/Page.tsx'
import { starterScreen } from '../texts/starterScreen.ts'
import { StarterFrame } from './StarterFrame.tsx'
import './starters.css'

export default function StarterList() {
  return (
    <Page title={starterScreen.title} text={starterScreen.text}>
      <ul className="starter-list">
        {starterSites.map(({ name, title, description }) => (
          <li key={name}>
            <StarterFrame site={name} title={title()} width={1280} isPicture />
            <h2>
              <Link href={`/user/starters/${name}`} aria-label={starterScreen.preview({ title: title() })}>
                {title()}
              </Link>
            </h2>
            <p className="muted">{description()}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
