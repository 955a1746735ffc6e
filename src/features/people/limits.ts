/** Characters of a password: long enough to resist, no composition rules, nothing cut off. */
export const passwordLength = { minimum: 8, maximum: 1024 } as const
