/** One post among others: picture, category, title and the start of its description (F-UI-20). */
import { cardText } from '#ui/cardText.ts'
import { formatDate } from '#ui/dateFormat.ts'
import { pictureSources } from '#ui/picture.ts'
import type { PostCardData } from './data.ts'

/**
 * @param heading the level below what stands above the cards
 * @param isFirst near the top of the page: its picture is not put off
 */
export function PostCard({ item, heading: Heading = 'h3', isFirst = false }: { item: PostCardData; heading?: 'h2' | 'h3'; isFirst?: boolean }) {
  return (
    <article className="card post-card">
      {item.image ? (
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
      <p className="card-note">
        {item.category ? <>{item.category.title} · </> : null}
        <time dateTime={item.date}>{formatDate(new Date(item.date), 'e B Y')}</time>
      </p>
      <Heading className="card-title">
        <a href={item.url}>{item.title}</a>
      </Heading>
      {item.description ? <p className="card-text">{cardText(item.description)}</p> : null}
    </article>
  )
}
