/** What is wrong with a value, in words for the person who typed it: they are at the field, so they don't name it. */
import type { z } from 'zod'
import { plainTexts } from './texts/plainTexts.ts'

type RawIssue = z.core.$ZodRawIssue

function formatMessage(format: string): string {
  switch (format) {
    case 'email':
      return plainTexts.format_email
    case 'url':
      return plainTexts.format_url
    case 'uuid':
      return plainTexts.format_uuid
    case 'date':
      return plainTexts.format_date
    case 'datetime':
      return plainTexts.format_datetime
    case 'time':
      return plainTexts.format_time
    default:
      return plainTexts.format_other
  }
}

function kindName(kind: string): string | undefined {
  switch (kind) {
    case 'string':
      return plainTexts.kind_text
    case 'number':
      return plainTexts.kind_number
    case 'int':
    case 'bigint':
      return plainTexts.kind_whole_number
    case 'boolean':
      return plainTexts.kind_boolean
    case 'date':
      return plainTexts.kind_date
    case 'array':
      return plainTexts.kind_list
    case 'object':
    case 'record':
      return plainTexts.missing
    default:
      return undefined
  }
}

/**
 * Returns the sentence for an issue of a schema that says nothing of its own; undefined leaves zod's.
 * Given to `safeParse` as `error`: what a schema itself says goes first.
 */
export function issueMessage(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return plainTexts.missing
      return kindName(String(issue.expected))
    case 'invalid_format':
      if (issue.input === '') return plainTexts.missing
      return formatMessage(String(issue.format))
    case 'invalid_value':
      return choiceMessage(Array.isArray(issue.values) ? issue.values : [])
    case 'too_small':
      return tooSmallMessage(String(issue.origin), Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return tooBigMessage(String(issue.origin), Number(issue.maximum), issue.inclusive !== false)
    case 'not_multiple_of':
      return plainTexts.multiple_of({ step: String(issue.divisor) })
    case 'unrecognized_keys':
      return plainTexts.unknown_field({ name: Array.isArray(issue.keys) ? issue.keys.join(', ') : '' })
    // A name within a list of named values.
    case 'invalid_key':
      return plainTexts.format_other
    case 'invalid_union':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? plainTexts.missing
        : (unionMessage(issue.errors) ?? plainTexts.no_form_fits)
    default:
      return undefined
  }
}

/** Where a value may have several forms and comes near to one of them: what is wrong with that one, said by now. */
function unionMessage(errors: unknown): string | undefined {
  const forms: readonly unknown[] = Array.isArray(errors) ? errors : []
  const near = forms.flatMap((form) => {
    const [first]: readonly unknown[] = Array.isArray(form) ? form : []
    if (typeof first !== 'object' || first === null || !('code' in first) || !('message' in first)) return []
    return first.code === 'invalid_value' || first.code === 'invalid_type' ? [] : [String(first.message)]
  })
  return near.length === 1 ? near[0] : undefined
}

const maxChoices = 12

function choiceMessage(values: readonly unknown[]): string {
  const choices = values.filter((value) => value !== '').map(String)
  if (choices.length === 0 || choices.length > maxChoices) return plainTexts.choose_offered
  return choices.length === 1
    ? plainTexts.only_one({ value: choices[0] ?? '' })
    : plainTexts.choose_one_of({ values: choices.join(', ') })
}

const isCounted = (origin: string) => ['array', 'set', 'map', 'object', 'record'].includes(origin)

function tooSmallMessage(origin: string, least: number, isIncluded: boolean): string {
  if (origin === 'string')
    return least <= 1 ? plainTexts.missing : plainTexts.least_characters({ least: String(least) })
  if (isCounted(origin))
    return least <= 1 ? plainTexts.least_one : plainTexts.least_many({ least: String(least) })
  if (origin === 'date') return plainTexts.too_early
  return isIncluded
    ? plainTexts.least({ least: String(least) })
    : plainTexts.more_than({ least: String(least) })
}

function tooBigMessage(origin: string, most: number, isIncluded: boolean): string {
  if (origin === 'string') return plainTexts.most_characters({ most: String(most) })
  if (isCounted(origin)) return plainTexts.most_many({ most: String(most) })
  if (origin === 'date') return plainTexts.too_late
  return isIncluded ? plainTexts.most({ most: String(most) }) : plainTexts.less_than({ most: String(most) })
}
