/** Card: picture, title, description cut at 100 characters by default (F-UI-20, F-CONST-15). */
import type { ReactNode } from 'react'
import { cardDescriptionMaxLength } from '#constants.ts'
import { Picture } from './Picture.tsx'

/** Cut to a number of characters, an ellipsis in the place of what is gone. */
export function cardText(text: string, maximum: number = cardDescriptionMaxLength): string {
  const points = Array.from(text)
  return points.length <= maximum ? text : `${points.slice(0, maximum).join('').trimEnd()}…`
}

interface CardProps {
  title: string
  description?: string
  picture?: string
  maximum?: number
  children?: ReactNode
}

export function Card({ title, description = '', picture, maximum, children }: CardProps) {
  return (
    <article className="card-box">
      {picture && <Picture src={picture} sizes="24rem" alt="" />}
      <h3>{title}</h3>
      {description && <p className="muted" title={description.length > (maximum ?? cardDescriptionMaxLength) ? description : undefined}>{cardText(description, maximum)}</p>}
      {children}
    </article>
  )
}
