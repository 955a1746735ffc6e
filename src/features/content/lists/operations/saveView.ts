import { operation } from '#platform/operations/operation.ts'
import { savedViewInput, savedViewView, saveView as save } from '../savedViews.ts'

/** Keeps a view of a list under a name. Problems: view.too_many (422). */
export const saveView = operation({
  name: 'views.save',
  summary: 'Keep a view of a list',
  method: 'POST',
  path: '/api/views',
  capability: 'content.list',
  input: savedViewInput,
  output: savedViewView,
  run: (context, input) => save(context, input),
})
