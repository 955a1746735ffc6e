/** Draws a card; where it leads somewhere, the whole card can be pressed and its title is the link. */
import { cardText } from '#ui/cardText.ts'
import { pictureSources } from '#ui/picture.ts'
import type { ViewProps } from '../block.ts'
import { plainText } from '../plainText.ts'
import { RichText } from '../RichText.tsx'
import { safeUrl } from '../shell/safeUrl.ts'

export interface CardState {
  title: string
  text: string
  note?: string
  src?: string
  alt?: string
  url?: string
  maximum?: number
  look?: string
}

export default function Card({ state }: ViewProps<CardState>) {
  const href = safeUrl(state.url)
  const text = cardText(plainText(state.text), state.maximum || undefined)
  return (
    <article className={`card post-card b-card b-card-${state.look ?? 'plain'}`}>
      {state.src ? (
        <img src={state.src} srcSet={pictureSources(state.src)} sizes="(max-width: 50rem) 92vw, 24rem" width="1200" height="900" alt={state.alt ?? ''} loading="lazy" />
      ) : null}
      {state.note ? <p className="card-note">{state.note}</p> : null}
      <h3 className="card-title">
        {href === null ? <RichText as="span" html={state.title} /> : <a href={href}><RichText as="span" html={state.title} /></a>}
      </h3>
      {text ? <p className="card-text">{text}</p> : null}
    </article>
  )
}
