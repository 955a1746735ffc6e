/** Where the words stand too, and are changed on screens of their own: announcement, menus, categories. */
import { Link } from 'wouter'
import { common } from '#ui/texts/common.ts'
import type { FoundElsewhere } from '../replacingSchema.ts'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'

export function Elsewhere({ found }: { found: readonly FoundElsewhere[] }) {
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
            <Link href={href} aria-label={texts.open({ title: where })}>
              {common.edit}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
