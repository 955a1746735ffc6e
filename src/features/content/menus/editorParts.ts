/** What the editor shows of content, in the browser: header and footer of the site, edited around a page. */
export { HeaderEditing, type HeaderForm, HeaderSave } from './screens/HeaderForm.tsx'
export {
  headerPartAt,
  putHeader,
  type HeaderDraft,
  type HeaderPart,
  useDrawnHeader,
} from './screens/headerDraft.ts'
export { headerScreen } from './texts/headerScreen.ts'
