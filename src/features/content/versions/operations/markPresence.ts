import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { markPresence as mark } from '../presence.ts'
import { presenceActs } from '../../schema.ts'

const person = { user_id: z.string(), name: z.string(), avatar: z.string().nullable(), since: z.string() }

/**
 * The heartbeat of an open editor (F-EDIT-12), and what it asks: to write in somebody's place, to hand over, to go on, to
 * leave. Answers who writes. Problems: post.missing (404), post.forbidden (403), post.window_taken (409).
 */
export const markPresence = operation({
  name: 'posts.presence',
  summary: 'Say that a post is open in an editor, and learn who writes on it',
  method: 'POST',
  path: '/api/posts/{id}/presence',
  capability: 'content.list',
  input: z.strictObject({
    id: z.uuid(),
    tab: z.string().regex(/^[\w.-]{8,80}$/),
    act: z.enum(presenceActs).default('beat'),
  }),
  output: z.object({
    writer: z
      .object({ ...person, is_me: z.boolean(), is_here: z.boolean(), tab: z.string().nullable() })
      .nullable(),
    asked_by: z.object(person).nullable(),
    others: z.array(z.object(person)),
    question: z.enum(['none', 'asked', 'refused']),
    took_over: z.boolean(),
  }),
  audit: ({ id }, { took_over: tookOver }) => (tookOver ? { kind: 'post.taken_over', target: id } : null),
  run: (context, { id, tab, act }) => mark(context, id, tab, act),
})
