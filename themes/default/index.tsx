/** The default theme: shells and templates, all drawn on the server. Its sheet is index.css. */
export { layouts } from './layout.tsx'
export { Listing, listingIntros, TaxonomyList, type ListingFacts, type TermLink } from './templates/listings.tsx'
export { Article, PagePost, ProductPost, type NeighbourLink, type PostFacts } from './templates/posts.tsx'
export {
  AccountPage,
  CheckoutComplete,
  ErrorPage,
  LoggedOut,
  NotFound,
  SearchPage,
  type ErrorFacts,
  type ReceiptFacts,
} from './templates/system.tsx'
