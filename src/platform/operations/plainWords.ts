/** What is wrong with a value, in words for the person who typed it: they stand at the field, so they don't name it. */
import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter an email address, such as name@example.org.',
  url: 'Please enter an address that begins with https://.',
  uuid: 'This does not exist here. Please choose again.',
  date: 'Please enter a date, such as 2026-12-31.',
  datetime: 'Please enter a date and a time.',
  time: 'Please enter a time, such as 14:30.',
}

const kinds: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  bigint: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  date: 'Please enter a date.',
  array: 'Please enter a list.',
  object: 'Please fill this in.',
  record: 'Please fill this in.',
}

export const missingWords = 'Please fill this in.'

/**
 * Returns the sentence for an issue of a schema that says nothing of its own; undefined leaves zod's.
 * Given to `safeParse` as `error`: what a schema itself says goes first.
 */
export function plainWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return missingWords
      return kinds[String(issue.expected)]
    case 'invalid_format':
      if (issue.input === '') return missingWords
      return formats[String(issue.format)] ?? 'This cannot be used here. Please check how it is written.'
    case 'invalid_value':
      return choiceWords(Array.isArray(issue.values) ? issue.values : [])
    case 'too_small':
      return smallWords(String(issue.origin), Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return bigWords(String(issue.origin), Number(issue.maximum), issue.inclusive !== false)
    case 'not_multiple_of':
      return `Please enter a multiple of ${String(issue.divisor)}.`
    case 'unrecognized_keys':
      return `There is no field named ${Array.isArray(issue.keys) ? issue.keys.join(', ') : ''}.`
    case 'invalid_union':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? missingWords
        : (unionWords(issue.errors) ?? 'This cannot be used here. Please check what you entered.')
    default:
      return undefined
  }
}

/** Where a value may have several forms and comes near to one of them: what is wrong with that one, said by now. */
function unionWords(errors: unknown): string | undefined {
  const forms: readonly unknown[] = Array.isArray(errors) ? errors : []
  const near = forms.flatMap((form) => {
    const [first]: readonly unknown[] = Array.isArray(form) ? form : []
    if (typeof first !== 'object' || first === null || !('code' in first) || !('message' in first)) return []
    return first.code === 'invalid_value' || first.code === 'invalid_type' ? [] : [String(first.message)]
  })
  return near.length === 1 ? near[0] : undefined
}

const mostChoices = 12

function choiceWords(values: readonly unknown[]): string {
  const told = values.filter((value) => value !== '').map(String)
  if (told.length === 0 || told.length > mostChoices) return 'Please choose one of what is offered.'
  return told.length === 1 ? `Only ${told[0]} can be used here.` : `Please choose one of ${told.join(', ')}.`
}

const isCounted = (origin: string) => ['array', 'set', 'map', 'object', 'record'].includes(origin)

function smallWords(origin: string, least: number, isIncluded: boolean): string {
  if (origin === 'string') return least <= 1 ? missingWords : `Please enter at least ${least} characters.`
  if (isCounted(origin)) return least <= 1 ? 'Please add at least one.' : `Please add at least ${least}.`
  if (origin === 'date') return 'This date is too early.'
  return isIncluded ? `The least is ${least}.` : `This must be more than ${least}.`
}

function bigWords(origin: string, most: number, isIncluded: boolean): string {
  if (origin === 'string') return `At most ${most} characters fit here.`
  if (isCounted(origin)) return `At most ${most} fit here.`
  if (origin === 'date') return 'This date is too late.'
  return isIncluded ? `The most is ${most}.` : `This must be less than ${most}.`
}
