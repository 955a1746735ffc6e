/** The CSS of a drawing: read by css-tree, and written anew from the properties that a drawing has. */
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import walk from 'css-tree/walker'
import type { CssNode, Declaration } from 'css-tree'
import { drawingProperties } from './drawingNames.ts'

const longestSheet = 64 * 1024

const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['light-dark', 'calc', 'min', 'max', 'clamp', 'matrix', 'translate', 'translatex', 'translatey'],
  ...['scale', 'scalex', 'scaley', 'rotate', 'skewx', 'skewy', 'blur', 'drop-shadow', 'inset', 'circle'],
  ...['ellipse', 'polygon'],
])

/** True for a value that points to nothing, or to places of its own drawing: `url(#shade)`. */
export const isOwnReference = (value: string): boolean =>
  !/\\|\/\*|(?:image-set|image|src|element|cross-fade)\s*\(/i.test(value) &&
  [...value.matchAll(/url\s*\(\s*/gi)].every(({ index, 0: start }) =>
    /^['"]?#[\w.:-]+['"]?\s*\)/.test(value.slice(index + start.length)),
  )

/** Returns what is allowed of a `style` attribute. */
export function cleanDeclarations(text: string): string {
  const list = parse(text.slice(0, longestSheet), { context: 'declarationList', onParseError: () => {} })
  return list.type === 'DeclarationList' ? declarationsIn(list.children).join(';') : ''
}

/** Returns what is allowed of the rules of a drawing. */
export function cleanSheet(text: string): string {
  if (text.trim() === '' || text.length > longestSheet) return ''
  const sheet = parse(text, { onParseError: () => {} })
  return sheet.type === 'StyleSheet' ? rulesIn(sheet.children) : ''
}

function rulesIn(nodes: Iterable<CssNode>): string {
  const written: string[] = []
  for (const node of nodes) {
    if (node.type === 'Atrule' && node.name.toLowerCase() === 'media' && node.prelude && node.block) {
      const inside = rulesIn(node.block.children)
      const head = generate(node.prelude)
      if (inside !== '' && isPlain(head)) written.push(`@media ${head}{${inside}}`)
    }
    if (node.type !== 'Rule' || node.prelude.type === 'Raw') continue
    const selector = generate(node.prelude)
    const declarations = declarationsIn(node.block.children)
    if (declarations.length > 0 && isPlain(selector)) written.push(`${selector}{${declarations.join(';')}}`)
  }
  return written.join('')
}

const isPlain = (text: string): boolean => !/[<&\\]|url\(/i.test(text)

function declarationsIn(nodes: Iterable<CssNode>): string[] {
  const written: string[] = []
  for (const node of nodes) {
    if (node.type !== 'Declaration' || !drawingProperties.has(node.property.toLowerCase())) continue
    if (!isAllowed(node)) continue
    const text = generate(node)
    if (!/[<&\\]/.test(text) && isOwnReference(text)) written.push(text)
  }
  return written
}

function isAllowed(declaration: Declaration): boolean {
  if (declaration.value.type === 'Raw') return false
  let isFine = true
  walk(declaration.value, (node) => {
    if (node.type === 'Raw') isFine = false
    if (node.type === 'Function' && !functions.has(node.name.toLowerCase())) isFine = false
    if (node.type === 'Url' && !node.value.startsWith('#')) isFine = false
  })
  return isFine
}
