/** What the insert menu offers at a place: blocks, patterns and the reusable blocks of the site, searched together. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { emailBlocks } from '#blocks/emailBlocks.ts'
import { definitions } from '#blocks/registry.ts'
import { useViewer } from '#ui/viewer.ts'
import { useEntryTypes } from '../collection/entryFields.ts'
import { type InsertRequest, useEditor } from '../EditorContext.ts'
import { componentsOfSite, type MenuEntry, menuEntries, type MenuSection } from './menuEntries.ts'
import { recentTypes } from './recentTypes.ts'

interface Choices {
  choices: MenuEntry[]
  /** The reusable blocks or the patterns are on their way, or could not be read. */
  isLoading: boolean
  isLost: boolean
}

export function useMenuChoices(request: InsertRequest, words: string, section: MenuSection): Choices {
  const { editorDocument, type, page } = useEditor()
  const isMail = type === 'newsletter'
  const isComponent = type === 'component'
  const within = isComponent ? page.postId : null
  const mayWriteCode = useViewer().can('code.write')
  const [recent] = useState(() => recentTypes(localStorage))
  const components = useQuery({
    queryKey: ['/api/posts', 'component', 'to-insert', within],
    queryFn: () => componentsOfSite(within),
    staleTime: 0,
  })
  // Their texts and layouts come with the menu, not with the editor.
  const library = useQuery({
    queryKey: ['patterns'],
    queryFn: async () => (await import('#patterns/library.ts')).patternKinds,
    staleTime: Infinity,
  })
  const types = useEntryTypes()
  const choices = useMemo(() => {
    const offered = new Map(
      [...definitions].filter(([name, { capability }]) =>
        isMail
          ? emailBlocks.has(name)
          : (capability === undefined || mayWriteCode) && (name !== 'slot' || isComponent),
      ),
    )
    return menuEntries({
      offered,
      editorDocument,
      place: request.place,
      words,
      section,
      recent,
      // A section of a page may hold what an email cannot show.
      components: isMail ? [] : (components.data ?? []),
      patternKinds: isMail ? [] : (library.data ?? []),
      types: types?.filter(({ isSystem }) => !isSystem) ?? [],
    })
  }, [
    editorDocument,
    request,
    words,
    section,
    recent,
    mayWriteCode,
    isMail,
    isComponent,
    components.data,
    library.data,
    types,
  ])
  return {
    choices,
    isLoading: section === 'reusable' && words === '' ? components.isPending : library.isPending,
    isLost: section === 'reusable' ? components.isError : section === 'patterns' && library.isError,
  }
}
