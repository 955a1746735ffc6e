/** The default theme: shells and templates, all drawn on the server. Its sheet is index.css. */
export { layouts } from './layout.tsx'
export { Listing, TaxonomyList, type ListingFacts, type TermLink } from './templates/listings.tsx'
export { CheckoutComplete, FindOrder, OrderPage, type OrderPageFacts } from './templates/order.tsx'
export { Article, PagePost, ProductPost, type NeighbourLink, type PostFacts } from './templates/posts.tsx'
export {
  AccountPage,
  EntryPage,
  ErrorPage,
  AccountRemoved,
  LoggedOut,
  LogOut,
  NotFound,
  OpeningSoon,
  SearchPage,
  StartHere,
  type ErrorFacts,
} from './templates/system.tsx'
