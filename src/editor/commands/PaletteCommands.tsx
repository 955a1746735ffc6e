/** Offers what the editor can do in the palette (Ctrl K): the page's commands, and those of the selected blocks. */
import { useCommands, type Command } from '#ui/commands.ts'
import { useViewer } from '#ui/viewer.ts'
import { useEditor, useHistory, useSelected } from '../EditorContext.ts'
import { selectAll } from '../model/several.ts'
import { blockCommands } from './blockCommands.ts'
import { selectionInWords } from './selectionWords.ts'

interface PageCommands {
  save(): void
  publish(): void
  preview(): void
  insert(): void
  find(): void
  check(): void
  help(): void
}

export function PaletteCommands({ page }: { page: PageCommands }) {
  const editor = useEditor()
  const { session, announce } = editor
  const mayShare = useViewer().can('design.write')
  useSelected((now) => now.selectedIds.join(' '))
  useHistory(({ history }) => history.length)
  const commands: Command[] = [
    ...blockCommands(editor, mayShare)
      .filter(({ reason }) => reason === undefined)
      .map(({ id, title, group, keys, run }) => ({
        id: `editor:${id}`,
        title: group === 'Turn into' ? `Turn into ${title}` : title,
        group: selectionInWords(editor),
        ...(keys ? { keys } : {}),
        run,
      })),
    { id: 'editor:insert', title: 'Insert a block', group: 'Page', keys: '/', run: page.insert },
    { id: 'editor:find', title: 'Find and replace', group: 'Page', keys: 'Ctrl F', run: page.find },
    { id: 'editor:check', title: 'Check the page', group: 'Page', run: page.check },
    { id: 'editor:undo', title: 'Undo', group: 'Page', keys: 'Ctrl Z', run: () => void session.undo() },
    { id: 'editor:redo', title: 'Redo', group: 'Page', keys: 'Ctrl Shift Z', run: () => void session.redo() },
    {
      id: 'editor:all',
      title: 'Select all blocks',
      group: 'Page',
      keys: 'Ctrl A',
      run: () => {
        selectAll(session)
        announce(`${selectionInWords(editor)} selected`)
      },
    },
    { id: 'editor:save', title: 'Save', group: 'Page', keys: 'Ctrl S', run: page.save },
    { id: 'editor:preview', title: 'Preview', group: 'Page', run: page.preview },
    { id: 'editor:publish', title: 'Publish', group: 'Page', run: page.publish },
    { id: 'editor:help', title: 'Keys of the editor', group: 'Page', keys: '?', run: page.help },
  ]
  useCommands(commands)
  return null
}
