/** How code looks: on the tokens of the dashboard, so that it follows light and dark. */
import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const colours = {
  keyword: 'light-dark(oklch(45% 0.16 300), oklch(80% 0.11 300))',
  name: 'light-dark(oklch(43% 0.13 255), oklch(80% 0.1 250))',
  text: 'light-dark(oklch(42% 0.1 150), oklch(80% 0.11 150))',
  number: 'light-dark(oklch(46% 0.12 45), oklch(80% 0.1 60))',
  quiet: 'var(--ink-2)',
} as const

export const codeMarks = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.definitionKeyword],
    color: colours.keyword,
  },
  {
    tag: [
      tags.tagName,
      tags.className,
      tags.typeName,
      tags.definition(tags.variableName),
      tags.function(tags.variableName),
    ],
    color: colours.name,
  },
  { tag: [tags.attributeName, tags.propertyName], color: colours.number },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: colours.text },
  { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color], color: colours.number },
  { tag: [tags.comment, tags.meta, tags.documentMeta], color: colours.quiet, fontStyle: 'italic' },
])

export const codeTheme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    fontSize: '13px',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    maxHeight: 'inherit',
    minHeight: 'inherit',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Geist Mono Variable", monospace',
    lineHeight: '1.55',
    overflow: 'auto',
    minHeight: 'inherit',
    outline: 'none',
  },
  '.cm-content, .cm-gutters': { minBlockSize: '100% !important' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--sunk)',
    color: 'var(--ink-2)',
    border: 'none',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--focus) 9%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--focus) 30%, transparent)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker-error': {
    content: 'none',
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: '50%',
    backgroundColor: 'var(--bad)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    maxInlineSize: '260px',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
})
