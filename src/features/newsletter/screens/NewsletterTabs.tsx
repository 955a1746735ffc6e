/** The two lists of the newsletter: its emails, and who gets them. */
import { Link } from 'wouter'
import { common } from '#ui/texts/common.ts'
import { newsletterScreen } from '../texts/newsletterScreen.ts'
import './newsletter.css'

const tabs = [
  { name: 'emails', title: common.emails, href: '/user/newsletter' },
  { name: 'subscribers', title: newsletterScreen.subscribers, href: '/user/newsletter/subscribers' },
] as const

export function NewsletterTabs({ shown }: { shown: (typeof tabs)[number]['name'] }) {
  return (
    <nav className="tabs-row newsletter-tabs" aria-label={newsletterScreen.newsletter}>
      {tabs.map(({ name, title, href }) => (
        <Link key={name} href={href} aria-current={name === shown ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
