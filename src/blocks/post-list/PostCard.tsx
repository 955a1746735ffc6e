/** One post among others: picture, category, title and the start of its description (F-UI-20). */
import { useContext } from 'react'
import { cardText } from '#ui/cardText.ts'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { Picture } from '#ui/Picture.tsx'
import { cellOf, PictureSpace, sizesIn } from '#ui/pictureSpace.ts'
import type { PostCardData } from './data.ts'

interface CardProps {
  item: PostCardData
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  timeZone: string
  /** How wide its picture is shown, where not as a card of many. */
  sizes?: string | undefined
  hides?: { picture?: boolean | undefined; note?: boolean | undefined; text?: boolean | undefined }
}

/**
 * @param heading the level below what is above the cards
 * @param isFirst near the top of the page: its picture is not put off
 * @param hides what its list does not show
 */
export function PostCard({
  item,
  heading: Heading = 'h3',
  isFirst = false,
  timeZone,
  sizes,
  hides = {},
}: CardProps) {
  const space = useContext(PictureSpace)
  const { when = formatLongDate(new Date(item.date), timeZone) } = item
  return (
    <article className="card post-card">
      {item.image && !hides.picture ? (
        <Picture
          src={item.image.url}
          sizes={sizes ?? sizesIn(cellOf(space, 21))}
          width={item.image.width}
          height={item.image.height}
          alt=""
          isFirst={isFirst}
        />
      ) : null}
      {hides.note || (when === '' && !item.category) ? null : (
        <p className="card-note">
          {item.category?.title}
          {item.category && when !== '' ? ' · ' : null}
          {when === '' ? null : <time dateTime={item.date}>{when}</time>}
        </p>
      )}
      <Heading className="card-title">
        <a href={item.url}>{item.title}</a>
      </Heading>
      {item.description && !hides.text ? <p className="card-text">{cardText(item.description)}</p> : null}
    </article>
  )
}
