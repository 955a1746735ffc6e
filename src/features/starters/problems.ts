/** What can go wrong with starter sites, in words for people. */
import { defineProblems } from '#platform/operations/problem.ts'
import { starterProblems } from './texts/starterProblems.ts'

export const problem = defineProblems({ 'starter.unknown': { status: 404 } }, starterProblems)
