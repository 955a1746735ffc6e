/** Draws the search field and, where asked, its results. */
import type { ViewProps } from '../block.ts'
import type { SearchData } from './data.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'

export default function Search({
  state,
  data,
}: ViewProps<{ placeholder?: string; label?: string; has_results?: boolean }, SearchData | null>) {
  return (
    <div className="b-search">
      <SearchForm keywords={data?.keywords ?? ''} placeholder={state.placeholder} label={state.label} />
      {data ? <SearchResults data={data} /> : null}
    </div>
  )
}
