/** What background jobs do, for people. */
import { jobTexts } from './texts/jobTexts.ts'

const isNamed = (kind: string): kind is keyof typeof jobTexts => Object.hasOwn(jobTexts, kind)

export const jobTitle = (kind: string): string => (isNamed(kind) ? jobTexts[kind] : kind)
