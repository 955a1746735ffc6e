/** /user/editor/{id}: the post editor (F-EDIT-01). The editor itself is a chunk of its own, loaded with the screen. */
import { askedOf } from './prefetch.ts'
import { canvasReady } from './canvas/canvasReady.ts'
import { prepare } from './openRequest.ts'
import { onDemand } from '#ui/onDemand.tsx'
import { defineScreen, type ScreenProps } from '#ui/screen.ts'
import { editor } from './texts/editor.ts'

// Not by Suspense: React keeps a fallback that it has shown for 300 ms, however soon the editor is there.
const PostEditor = onDemand(() => import('./PostEditor.tsx').then((part) => part.default), 'throw')

function EditorScreen({ params }: ScreenProps) {
  return <PostEditor id={params.id ?? 'new'} />
}

export default defineScreen({
  path: '/user/editor/:id',
  title: editor.title,
  capability: 'content.list',
  isFullScreen: true,
  chunk: 'src/editor/PostEditor.tsx',
  asks: ({ id }, query) => askedOf(id ?? 'new', query.get('type') ?? undefined),
  showsSite: true,
  load: ({ id }) => Promise.all([PostEditor.load(), prepare(id ?? 'new')]),
  ready: canvasReady,
  component: EditorScreen,
})
