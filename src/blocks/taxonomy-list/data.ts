/** What the source `content.terms` answers: the entries of a taxonomy, those above before those below. */
export interface TermListData {
  /** What the taxonomy is called; empty where the site has none of that name. */
  title: string
  items: { id: string; title: string; url: string; count: number; depth: number }[]
}
