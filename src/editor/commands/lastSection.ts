/** The section of the insert menu that the last insert into a document came from: whoever builds a page of patterns goes on with patterns. */
import type { EditorDocument } from '../model/editorDocument.ts'
import type { MenuEntry, MenuSection } from './menuEntries.ts'

const last = new WeakMap<EditorDocument, MenuSection>()

export const lastSection = (editorDocument: EditorDocument): MenuSection =>
  last.get(editorDocument) ?? 'blocks'

export function noteSection(editorDocument: EditorDocument, { make, componentId }: MenuEntry): void {
  last.set(editorDocument, make ? 'patterns' : componentId === undefined ? 'blocks' : 'reusable')
}
