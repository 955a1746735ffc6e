/** One post among others: picture, category, title and the start of its description (F-UI-20). */
import { cardText } from '#ui/cardText.ts'
import { formatDate } from '#ui/dateFormat.ts'
import { pictureSources } from '#ui/picture.ts'
import type { PostCardData } from './data.ts'

/** @param heading the level below what stands above the cards */
export function PostCard({ item, heading: Heading = 'h3' }: { item: PostCardData; heading?: 'h2' | 'h3' }) {
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
          loading="lazy"
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
