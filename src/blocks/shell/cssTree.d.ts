/** The parts of css-tree that own CSS is read with, each by itself: the whole brings the properties of all CSS along (62 kB, not 27). */
declare module 'css-tree/parser' {
  const parse: typeof import('css-tree').parse
  export default parse
}
declare module 'css-tree/generator' {
  const generate: typeof import('css-tree').generate
  export default generate
}
declare module 'css-tree/walker' {
  const walk: typeof import('css-tree').walk
  export default walk
}
declare module 'css-tree/tokenizer' {
  export function tokenize(text: string, onToken: (type: number, from: number, to: number) => void): void
  export const AtKeyword: number
  export const BadString: number
  export const BadUrl: number
  export const CDO: number
  export const CDC: number
  export const Comment: number
  export const Function: number
  export const LeftCurlyBracket: number
  export const LeftParenthesis: number
  export const LeftSquareBracket: number
  export const RightCurlyBracket: number
  export const RightParenthesis: number
  export const RightSquareBracket: number
  export const Semicolon: number
  export const WhiteSpace: number
}
