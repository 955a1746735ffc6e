/** What the editor shows of content types, in the browser: the fields of a form are drawn as those of a type. */
export { FieldList } from './screens/FieldEditor.tsx'
