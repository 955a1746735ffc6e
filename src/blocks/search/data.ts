/** What the source `search.results` answers, and the items of GET /api/search (SPEC.md section 3). */
export interface SearchResultData {
  id: string
  title: string
  description: string
  image: string | null
  url: string
  pagination: { p: number; pages: number; limit: number }
}

export interface SearchData {
  keywords: string
  /** What was searched instead, where a word was mistyped. */
  corrected?: string | null
  items: SearchResultData[]
  total: number
  /** More fit than these, the best of them. */
  has_more?: boolean
  page: number
  pages: number
}
