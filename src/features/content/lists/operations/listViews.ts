import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { savedViewInput, savedViewsOf, savedViewView } from '../savedViews.ts'

/** The saved views of a list: the own ones and those shared with all. */
export const listViews = operation({
  name: 'views.list',
  summary: 'List the saved views of a list',
  method: 'GET',
  path: '/api/views',
  capability: 'content.list',
  input: savedViewInput.pick({ screen: true }),
  output: z.array(savedViewView),
  run: (context, { screen }) => savedViewsOf(context, screen),
})
