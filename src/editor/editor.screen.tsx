/** /user/editor/{id}: the post editor (F-EDIT-01). The editor itself is a chunk of its own, loaded with the screen. */
import { lazy, Suspense } from 'react'
import { askAhead } from './ahead.ts'
import { defineScreen, type ScreenProps } from '#ui/screen.ts'

const PostEditor = lazy(() => import('./PostEditor.tsx'))

function EditorScreen({ params }: ScreenProps) {
  return (
    <Suspense fallback={null}>
      <PostEditor id={params.id ?? 'new'} />
    </Suspense>
  )
}

export default defineScreen({
  path: '/user/editor/:id',
  title: 'Editor',
  capability: 'content.list',
  isFullScreen: true,
  chunk: 'src/editor/PostEditor.tsx',
  askAhead: ({ id }) => askAhead(id ?? 'new'),
  component: EditorScreen,
})
