/** A change of a page in words: what it is about, and what is other now. */
import type { PanelField } from '#blocks/defineBlock.ts'
import { panelOf } from '#blocks/panels.ts'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { formatList } from '#platform/language/format.ts'
import { localTime } from '#ui/formatTime.ts'
import { common } from '#ui/texts/common.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { choicePrefix, variantPrices } from '../panels/metaRules.ts'
import { blockPanel } from '../panels/texts/blockPanel.ts'
import { look } from '../panels/texts/look.ts'
import { postPanel } from '../panels/texts/postPanel.ts'
import { productPanel } from '../panels/texts/productPanel.ts'
import { seo } from '../panels/texts/seo.ts'
import { type BlockChange, childrenOf, type FieldChange, type PageChange, stateOf } from './changes.ts'
import { publishing } from './texts/publishing.ts'

export interface ChangeWords {
  name: string
  /** '' where the name says it all. */
  what: string
}

/** Settings that one change names at most. */
const maxNamed = 3
const excerptLength = 60

/** @param titleOf the title of a field of the page's own type, by its name */
export function wordsOfChange(
  change: PageChange,
  titleOf: (field: string) => string | undefined,
): ChangeWords {
  return change.kind === 'field' ? wordsOfField(change, titleOf) : wordsOfBlock(change)
}

const excerpt = (text: string): string =>
  text.length > excerptLength ? `${text.slice(0, excerptLength - 1).trimEnd()}…` : text

/** So many letters that stay are shown before what is other. */
const lettersBefore = 20

/** Words of a long text from shortly before the first that is other. */
function fromChange(before: string, after: string): string {
  let same = 0
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1
  if (after.length <= excerptLength || same <= lettersBefore) return after
  const start = after.indexOf(' ', same - lettersBefore) + 1
  return start === 0 || start > same ? after : `…${after.slice(start)}`
}

const nameOf = ({ type, state }: StoredBlock): string => {
  const own = stateOf({ state }).outline_name
  return typeof own === 'string' && own.trim() !== ''
    ? own
    : (definitions.get(String(type))?.label ?? String(type))
}

function wordsOfBlock({ kind, type, block, before, keys, isMoved }: BlockChange): ChangeWords {
  const name = nameOf(block)
  if (kind !== 'changed') {
    const words = firstWords(block)
    return { name, what: words === '' ? '' : publishing.quoted({ words: excerpt(words) }) }
  }
  const [was, is] = [stateOf(before ?? {}), stateOf(block)]
  const named = [...new Set(keys.map((key) => wordsOfSetting(type, key, was, is)))]
  if (isMoved) named.push(publishing.kind({ kind: 'moved' }))
  const more = named.length - maxNamed
  return {
    name,
    what: formatList(more > 0 ? [...named.slice(0, maxNamed), publishing.and_more({ count: more })] : named),
  }
}

/** The first words in a block, or in what it holds. */
function firstWords(block: StoredBlock): string {
  const state = stateOf(block)
  for (const key of ['text', 'title', 'alt', 'caption']) {
    const value = state[key]
    const words = typeof value === 'string' ? plainText(value) : ''
    if (words !== '') return words
  }
  for (const child of childrenOf(block)) {
    const words = firstWords(child)
    if (words !== '') return words
  }
  return ''
}

/** Settings that no panel of a block has by that name. */
const settings: Readonly<Record<string, string>> = {
  style: look.style,
  style_at: look.style,
  own_css: look.custom_css,
  class: look.css_class,
  is_hidden: blockPanel.hide,
  visible_where: publishing.visibility,
  outline_name: common.name,
  element_id: blockPanel.name,
  animations: blockPanel.behaviour,
  do_not_render: blockPanel.leave_out,
  type: publishing.block_type,
  cells: publishing.table,
  alt: common.text_alternative,
  src: common.image,
  text: look.text,
}

function wordsOfSetting(
  type: string,
  key: string,
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
): string {
  const definition = definitions.get(type)
  const field = panelOf(type).find(({ name }) => name === key)
  const [from, to] = [was[key], is[key]]
  if (key === definition?.textKey) {
    const [before, after] = [plainText(String(from ?? '')), plainText(String(to ?? ''))]
    return before === after
      ? publishing.formatting
      : publishing.quoted({ words: excerpt(fromChange(before, after)) })
  }
  const title = field?.title ?? settings[key] ?? (key.startsWith('font_') ? look.style : common.settings)
  if (!field) return title
  const [before, after] = [valueWords(field, from), valueWords(field, to)]
  if (after === '') return title
  // Of words the new ones count; both would be cut where they differ.
  return before === '' || (field.type === 'string' && !field.values)
    ? publishing.setting_is({ title, value: after })
    : publishing.setting_from_to({ title, from: before, to: after })
}

/** What a setting is, where a few words say it; else ''. */
function valueWords({ type, values, unit, usual }: PanelField, value: unknown): string {
  const said = value ?? usual
  const choice = values?.find((one) => one.value === String(said))
  if (choice) return choice.title
  if (values) return ''
  if (type === 'number' || type === 'range')
    return typeof said === 'number' || (typeof said === 'string' && said !== '') ? `${said}${unit ?? ''}` : ''
  if (typeof said !== 'string' || said === '') return ''
  // The name that a place has by itself says nothing to people.
  if (/^#h-/.test(said)) return publishing.place_on_page
  if (type === 'string') return excerpt(plainText(said))
  return ''
}

const fieldTitles: Readonly<Record<string, string>> = {
  title: common.title,
  slug: common.url,
  description: postPanel.description,
  category: common.category,
  tags: common.tags,
  terms: common.categories,
  parent_id: postPanel.below,
  layout: common.layout,
  jxt_layout_template: publishing.template,
  unpublish_at: postPanel.take_off,
  'meta:image': postPanel.lead_picture,
  'meta:image_alt': postPanel.picture_alt,
  'meta:comments_state': common.comments,
  'meta:seo_title': seo.search_title,
  'meta:seo_description': seo.search_description,
  'meta:seo_image': seo.shared_image,
  'meta:seo_canonical': seo.original,
  'meta:seo_robots': publishing.search_robots,
  'meta:product_price': common.price,
  'meta:product_base_price': productPanel.price_before,
  'meta:product_weight': productPanel.weight_in_grams,
  'meta:product_images': productPanel.pictures,
}

/** Values that say nothing to people: ids, lists, code. */
const withoutValue: ReadonlySet<string> = new Set([
  'category',
  'terms',
  'parent_id',
  'layout',
  'jxt_layout_template',
  'meta:image',
  'meta:seo_image',
  'meta:seo_robots',
  'meta:product_images',
  'meta:comments_state',
])

function wordsOfField(
  { name, from, to }: FieldChange,
  titleOf: (field: string) => string | undefined,
): ChangeWords {
  const meta = name.startsWith('meta:') ? name.slice('meta:'.length) : ''
  const [variant] = variantPrices([{ name: meta, value: '' }])
  const title =
    fieldTitles[name] ??
    titleOf(meta) ??
    (variant
      ? publishing.price_of({ name: variant.title })
      : meta.startsWith(choicePrefix) || meta.startsWith('product_')
        ? publishing.product_choices
        : meta)
  if (withoutValue.has(name)) return { name: title, what: '' }
  const isQuoted = [
    'title',
    'description',
    'meta:image_alt',
    'meta:seo_title',
    'meta:seo_description',
  ].includes(name)
  const [before, after] = [fieldValue(from), fieldValue(to)]
  if (after === '') return { name: title, what: common.removed }
  if (before === '') return { name: title, what: isQuoted ? publishing.quoted({ words: after }) : after }
  return {
    name: title,
    what: isQuoted
      ? publishing.quoted_from_to({ from: before, to: after })
      : publishing.from_to({ from: before, to: after }),
  }
}

function fieldValue(value: unknown): string {
  if (Array.isArray(value)) return excerpt(value.map(String).join(', '))
  if (typeof value !== 'string') return ''
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return localTime(value)
  // Lists and tables of a type's fields are kept as JSON.
  return /^[[{]/.test(value) ? '…' : excerpt(value)
}
