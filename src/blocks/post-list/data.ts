/** What the source `content.posts` answers: cards of published posts. Times are ISO 8601. */
export interface PostCardData {
  id: string
  title: string
  url: string
  description: string
  image: { url: string; alt: string; width: number | null; height: number | null } | null
  date: string
  /** The date as it is read, where it is the entry's own, as of an event; '' where it has none. */
  when?: string | undefined
  author: string | null
  category: { title: string; url: string } | null
}

export interface PostListData {
  items: PostCardData[]
  total: number
  page: number
  pages: number
}
