/** Draws a card; where it leads somewhere, the whole card can be pressed and its title is the link. */
import { useContext } from 'react'
import { cardText } from '#ui/cardText.ts'
import { Picture } from '#ui/Picture.tsx'
import { PictureSpace, sizesIn, within } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { compileFocus, focusName } from '../focalPoint.ts'
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
  focus?: { x: number; y: number }
}

compileFocus('card')

export default function Card({ state }: ViewProps<CardState>) {
  const href = safeUrl(state.url)
  const space = useContext(PictureSpace)
  const text = cardText(plainText(state.text), state.maximum || undefined)
  return (
    <article className={`card post-card b-card b-card-${state.look ?? 'plain'}`}>
      {state.src ? (
        <Picture
          src={state.src}
          sizes={sizesIn(within(space, 32))}
          alt={state.alt ?? ''}
          focus={focusName(state.focus)}
        />
      ) : null}
      {state.note ? <p className="card-note">{state.note}</p> : null}
      <h3 className="card-title">
        {href === null ? (
          <RichText as="span" html={state.title} />
        ) : (
          <a href={href}>
            <RichText as="span" html={state.title} />
          </a>
        )}
      </h3>
      {text ? <p className="card-text">{text}</p> : null}
    </article>
  )
}
