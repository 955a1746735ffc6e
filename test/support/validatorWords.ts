/** What zod says of a fault when nobody has put it into words: nobody who fills in a form is to read it. */
export const validatorWords =
  /\bexpected (?:string|number|int|bigint|boolean|date|array|tuple|object|record|map|set|nonoptional|never|one of)\b|\binvalid (?:input|option|key|element|discriminator|string|number|uuid|url|datetime|iso|value)\b|\btoo (?:small|big)\b|\bunrecognized key|\breceived (?:undefined|null|string|number|object|nan)\b|\bmust match pattern\b|\b(?:to have|to be) [<>]=?/i

/** Every sentence that an answer of the API holds for people: of the whole, and of each field. */
export function sentencesOf(answer: unknown): string[] {
  const error = partOf(answer, 'error')
  const fields = partOf(partOf(error, 'data'), 'fields')
  return [error, ...(Array.isArray(fields) ? fields : [])]
    .map((one) => partOf(one, 'message'))
    .filter((one) => typeof one === 'string')
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
