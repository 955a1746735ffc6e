/** What the editor shows of the site's paths, in the browser: the pages that every site has, as a link finds them. */
export { findSitePlaces } from './screens/sitePlaces.ts'
