/** One post among others: picture, category, title and the start of its description (F-UI-20). */
import { cardText } from '#ui/cardText.ts'
import { formatDate } from '#ui/dateFormat.ts'
import { pictureSources } from '#ui/picture.ts'
import type { PostCardData } from './data.ts'

interface CardProps {
  item: PostCardData
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  timeZone: string
  hides?: { picture?: boolean | undefined; note?: boolean | undefined; text?: boolean | undefined }
}

/**
 * @param heading the level below what stands above the cards
 * @param isFirst near the top of the page: its picture is not put off
 * @param hides what its list does not show
 */
export function PostCard({ item, heading: Heading = 'h3', isFirst = false, timeZone, hides = {} }: CardProps) {
  return (
    <article className="card post-card">
      {item.image && !hides.picture ? (
        <img
          src={item.image.url}
          srcSet={pictureSources(item.image.url)}
          sizes="(max-width: 50rem) 92vw, 24rem"
          width={item.image.width ?? 1200}
          height={item.image.height ?? 900}
          alt=""
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      ) : null}
      {hides.note ? null : (
        <p className="card-note">
          {item.category ? <>{item.category.title} · </> : null}
          <time dateTime={item.date}>{formatDate(new Date(item.date), 'e B Y', timeZone)}</time>
        </p>
      )}
      <Heading className="card-title">
        <a href={item.url}>{item.title}</a>
      </Heading>
      {item.description && !hides.text ? <p className="card-text">{cardText(item.description)}</p> : null}
    </article>
  )
}
