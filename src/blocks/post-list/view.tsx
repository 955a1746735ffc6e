/** Draws cards of posts. */
import type { ViewProps } from '../block.ts'
import type { PostListData } from './data.ts'
import { PostCard } from './PostCard.tsx'

export default function PostList({ data }: ViewProps<{ type: string; limit: number }, PostListData | null>) {
  if (!data || data.items.length === 0) return <p className="empty">Nothing has been written here yet.</p>
  return (
    <ul className="cards cards-wide b-post-list">
      {data.items.map((item) => (
        <li key={item.id}>
          <PostCard item={item} />
        </li>
      ))}
    </ul>
  )
}
