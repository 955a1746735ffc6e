/**
 * Rich text between its stored HTML and ProseMirror. Two shapes: a run of inline text, and text with paragraphs and lists
 * (the list block). What the schema cannot hold without loss is not edited in place at all.
 */
import { boxClass, boxOf, taskClasses } from '#blocks/list/tasks.ts'
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { DOMParser as TextParser, DOMSerializer, type MarkSpec, type Node, Schema } from 'prosemirror-model'

const link: MarkSpec = {
  attrs: {
    href: { default: '' },
    title: { default: null },
    target: { default: null },
    rel: { default: null },
    // Of a footnote: links to it, and back from it, lead here.
    id: { default: null },
  },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      // A URL that could run code is no link; its words stay.
      getAttrs: (element) =>
        safeUrl(element.getAttribute('href')) !== null && {
          href: element.getAttribute('href'),
          title: element.getAttribute('title'),
          target: element.getAttribute('target'),
          rel: element.getAttribute('rel'),
          id: element.getAttribute('id'),
        },
    },
  ],
  toDOM: (mark) => ['a', mark.attrs, 0],
}

function tagMark(tag: string, ...aliases: string[]): MarkSpec {
  return { parseDOM: [tag, ...aliases].map((name) => ({ tag: name })), toDOM: () => [tag, 0] }
}

const marks = {
  link,
  span: {
    attrs: { class: { default: '' } },
    parseDOM: [
      { tag: `span.${boxClass}`, ignore: true },
      { tag: 'span[class]', getAttrs: (element: HTMLElement) => ({ class: element.className }) },
    ],
    toDOM: (mark) => ['span', { class: String(mark.attrs.class) }, 0],
  },
  strong: tagMark('strong', 'b'),
  em: tagMark('em', 'i'),
  u: tagMark('u'),
  s: tagMark('s', 'strike'),
  sub: tagMark('sub'),
  // What goes on behind the number of a footnote is not raised.
  sup: { ...tagMark('sup'), inclusive: false },
  small: tagMark('small'),
  mark: tagMark('mark'),
  code: tagMark('code'),
} satisfies Record<string, MarkSpec>

const hardBreak = {
  inline: true,
  group: 'inline',
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'] as const,
}

/** One run of text: headings, paragraphs, buttons, quotes. */
export const inlineSchema = new Schema({
  nodes: { doc: { content: 'inline*' }, text: { group: 'inline' }, hard_break: hardBreak },
  marks,
})

/** Text with paragraphs and lists in lists. An entry has its words in a `line`, which is not stored: see `textHtml`. */
export const blocksSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    list: {
      group: 'block',
      content: 'list_item+',
      attrs: { kind: { default: 'bullets' }, start: { default: null } },
      parseDOM: [
        {
          tag: 'ul',
          getAttrs: (element) => ({
            kind: [...element.children].some((item) => doneOf(item) !== null) ? 'tasks' : 'bullets',
          }),
        },
        {
          tag: 'ol',
          getAttrs: (element) => ({ kind: 'numbers', start: element.getAttribute('start') }),
        },
      ],
      toDOM: ({ attrs: { kind, start } }) => [
        kind === 'numbers' ? 'ol' : 'ul',
        start === null ? {} : { start },
        0,
      ],
    },
    list_item: {
      content: 'line list*',
      defining: true,
      // Null: it is no task.
      attrs: { done: { default: null } },
      parseDOM: [{ tag: 'li', getAttrs: (element) => ({ done: doneOf(element) }) }],
      toDOM: ({ attrs: { done } }) =>
        done === null
          ? ['li', 0]
          : ['li', { class: done ? taskClasses.done : taskClasses.todo }, taskBox(done), ['div', 0]],
    },
    line: {
      content: 'inline*',
      parseDOM: ['p', 'div'].map((tag) => ({ tag, context: 'list_item/', priority: 60 })),
      toDOM: () => ['div', 0],
    },
    text: { group: 'inline' },
    hard_break: hardBreak,
  },
  marks,
})

function doneOf(item: Element): boolean | null {
  if (item.classList.contains(taskClasses.done)) return true
  return item.classList.contains(taskClasses.todo) ? false : null
}

/** The box of a task, as the list's view draws it. */
function taskBox(done: boolean): [string, Record<string, string>, string] {
  const { label, sign } = boxOf(done)
  return ['span', { class: boxClass, role: 'img', 'aria-label': label, contenteditable: 'false' }, sign]
}

const blockTags = /<(p|ul|ol|li|blockquote|pre|div|h[1-6]|table)\b/i

/** True where the text holds paragraphs or lists of its own. */
export function hasBlocks(html: string): boolean {
  return blockTags.test(html)
}

export function schemaFor(html: string): Schema {
  return hasBlocks(html) ? blocksSchema : inlineSchema
}

export function parseText(html: string, schema: Schema, inside: Document): Node {
  const holder = inside.createElement('div')
  holder.innerHTML = html
  return TextParser.fromSchema(schema).parse(holder, { preserveWhitespace: true })
}

export function textHtml(doc: Node, schema: Schema, inside: Document): string {
  const holder = inside.createElement('div')
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: inside }))
  if (schema === blocksSchema) {
    for (const box of holder.querySelectorAll(`.${boxClass}`)) box.remove()
    for (const line of holder.querySelectorAll('div')) line.replaceWith(...line.childNodes)
  }
  return holder.innerHTML
}

/** True where ProseMirror gives back what it is given, so that editing in place loses nothing. */
export function isLossless(html: string, schema: Schema, inside: Document): boolean {
  const written = textHtml(parseText(html, schema, inside), schema, inside)
  return canonical(html, inside) === canonical(written, inside)
}

function canonical(html: string, inside: Document): string {
  const holder = inside.createElement('div')
  holder.innerHTML = html
  return holder.innerHTML
    .replaceAll(
      /<a ([^>]*)>/g,
      (_, found: string) => `<a ${(found.match(/\w+="[^"]*"/g) ?? []).toSorted().join(' ')}>`,
    )
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll(/<(\/?)strike>/g, '<$1s>')
    .replaceAll(/\s+(?=<\/?(ul|ol|li)\b)/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim()
}

/** The plain text of HTML, to tell whether a block is empty. */
export function isEmptyHtml(html: unknown): boolean {
  return typeof html !== 'string' || html.replaceAll(/<[^>]*>/g, '').trim() === ''
}
