/** Where the words stand too, and are changed on screens of their own: settings, categories, locations. */
import { useLocation } from 'wouter'
import { goToSection } from '#ui/goToSection.ts'
import type { FoundElsewhere } from '../replacingSchema.ts'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'

export function Elsewhere({ found }: { found: readonly FoundElsewhere[] }) {
  const [, go] = useLocation()
  if (found.length === 0) return null
  return (
    <section className="card-box" aria-labelledby="replace-elsewhere">
      <h2 id="replace-elsewhere">{texts.elsewhere}</h2>
      <p className="muted">{texts.elsewhere_text}</p>
      <ul className="replace-left">
        {found.map(({ where, href, before, found: words, after }, index) => (
          <li key={`${index} ${where}`} className="row between">
            <span>
              <small className="muted">{where}</small>{' '}
              <span className="replace-passage">
                {before}
                <mark>{words}</mark>
                {after}
              </span>
            </span>
            <a
              className="link"
              href={href}
              aria-label={texts.change_there_of({ title: where })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                goToSection(href, go)
              }}
            >
              {texts.change_there}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
