/** The default theme: shells and templates, all drawn on the server. Its sheet is index.css. */
export { layouts } from './layout.tsx'
export { Listing, TaxonomyList, type ListingContext, type TermLink } from './templates/listings.tsx'
export { CheckoutComplete, FindOrder, OrderPage, type OrderPageContext } from './templates/order.tsx'
export { Article, PagePost, ProductPost, type NeighbourLink, type PostContext } from './templates/posts.tsx'
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
  SubscriptionPage,
  type ErrorContext,
  type SubscriptionContext,
} from './templates/system.tsx'
