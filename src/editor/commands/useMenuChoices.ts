/** What the insert menu offers at a place: blocks, patterns and the reusable blocks of the site, searched together. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useViewer } from '#ui/viewer.ts'
import { type InsertRequest, useEditor } from '../EditorContext.ts'
import { componentsOfSite, type MenuEntry, menuEntries, type sections } from './menuEntries.ts'
import { recentTypes } from './recentTypes.ts'

interface Choices {
  choices: MenuEntry[]
  /** The reusable blocks are on their way, or could not be read. */
  isLoading: boolean
  isLost: boolean
}

export function useMenuChoices(
  request: InsertRequest,
  words: string,
  section: (typeof sections)[number],
): Choices {
  const { editorDocument } = useEditor()
  const mayWriteCode = useViewer().can('code.write')
  const [recent] = useState(() => recentTypes(localStorage))
  const components = useQuery({
    queryKey: ['/api/posts', 'component', 'to-insert'],
    queryFn: componentsOfSite,
    staleTime: 0,
  })
  const choices = useMemo(() => {
    const offered = new Map(
      [...definitions].filter(([, { capability }]) => capability === undefined || mayWriteCode),
    )
    return menuEntries({
      offered,
      editorDocument,
      place: request.place,
      words,
      section,
      recent,
      components: components.data ?? [],
    })
  }, [editorDocument, request, words, section, recent, mayWriteCode, components.data])
  return {
    choices,
    isLoading: section === 'reusable' && components.isPending,
    isLost: section === 'reusable' && components.isError,
  }
}
