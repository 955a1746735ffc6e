/** What the start of the program uses of the site's own feature. */
export { noteDemo } from './demo.ts'
