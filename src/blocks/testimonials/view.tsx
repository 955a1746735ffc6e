/** Draws what customers said, each with who said it. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import StarRating from '../star-rating/view.tsx'
import { testimonials as texts } from './texts/testimonials.ts'

interface Testimonial {
  text: string
  name?: string
  role?: string
  src?: string
  stars?: string
}

export interface TestimonialsState {
  quotes: Testimonial[]
  look?: string
  columns?: string
}

export default function Testimonials({ block, state, page }: ViewProps<TestimonialsState>) {
  const quotes = state.quotes.filter(({ text }) => text.trim() !== '')
  if (quotes.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const columns = Math.min(quotes.length, Number(state.columns ?? 3))
  return (
    <div className={`b-quotes b-quotes-${state.look ?? 'cards'} b-quotes-${columns}`}>
      {quotes.map((quote, index) => {
        const picture = safeUrl(quote.src)
        return (
          <figure key={index}>
            {quote.stars ? (
              <StarRating
                block={block}
                data={null}
                page={page}
                state={{ value: Number(quote.stars), stars: 5 }}
              />
            ) : null}
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            {quote.name || quote.role ? (
              <figcaption>
                {picture === null ? null : <Picture src={picture} alt="" box={[48, 48]} />}
                <span>
                  {quote.name ? <b>{quote.name}</b> : null}
                  {quote.role ? <span>{quote.role}</span> : null}
                </span>
              </figcaption>
            ) : null}
          </figure>
        )
      })}
    </div>
  )
}
