/** What can go wrong with the theme, in words for people. */
import { defineProblems } from '#platform/operations/problem.ts'
import { themeProblems } from './texts/themeProblems.ts'

export const problem = defineProblems(
  {
    'theme.changed': { status: 409 },
    'theme.unknown': { status: 422, field: 'theme' },
    'theme.unreadable': { status: 422, field: 'look' },
    'theme.font_refused': { status: 415 },
    'theme.font_too_large': { status: 413 },
    'theme.too_many_fonts': { status: 422 },
    'theme.font_missing': { status: 404 },
    'theme.font_used': { status: 409 },
    'style.missing': { status: 404 },
    'style.title_taken': { status: 422, field: 'title' },
    'style.too_many': { status: 422 },
  },
  themeProblems,
)
