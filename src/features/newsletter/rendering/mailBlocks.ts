/** Blocks as an email shows them, each as a row of its table, and the same words in plain text. */
import type { Block } from '#blocks/block.ts'
import { emailBlocks } from '#blocks/emailBlocks.ts'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { isRecord } from '#platform/isRecord.ts'
import { mailButton, mailSide, mailWidth } from './mailFrame.ts'
import { alignOf, headingSize, textOf } from './mailState.ts'
import { mailHtml, mailPlain } from './mailText.ts'
import { mailPicture, mailUrl } from './mailUrl.ts'
import { attributes, darkClass, paper, styleOf, table, type Tone } from './mailStyle.ts'
import type { MailLook } from './mailLook.ts'

export interface MailProduct {
  title: string
  /** As its page says it, with currency; '' where it has none. */
  price: string
  url: string
  image: string
  alt: string
  /** What leads to it. */
  view: string
}

export interface DrawnBlocks {
  rows: string
  plain: string
  /** Labels of blocks that an email cannot show, each once. */
  unfit: string[]
  /** Pictures that tell nothing to those who do not see them, and are not said to be decoration. */
  withoutAlt: number
}

interface Drawing {
  look: MailLook
  products: ReadonlyMap<string, MailProduct>
  tone: Tone
  /** What is left for the block, without the room at its sides. */
  width: number
  /** Room left and right: none within a column. */
  side: number
  unfit: Set<string>
  /** As drawn so far: shared by the blocks within others. */
  count: { withoutAlt: number }
}

interface Drawn {
  html: string
  plain: string
}

type Draw = (state: Record<string, unknown>, drawing: Drawing, block: Block) => Drawn

/** @param products by the id that a block names */
export function mailBlocks(
  blocks: readonly Block[],
  look: MailLook,
  products: ReadonlyMap<string, MailProduct>,
): DrawnBlocks {
  const unfit = new Set<string>()
  const count = { withoutAlt: 0 }
  const drawing = {
    look,
    products,
    tone: paper(look),
    width: mailWidth - 2 * mailSide,
    side: mailSide,
    unfit,
    count,
  }
  const { html, plain } = drawAll(blocks, drawing)
  return { rows: html, plain, unfit: [...unfit], ...count }
}

function drawAll(blocks: readonly Block[], drawing: Drawing): Drawn {
  const drawn = blocks.map((block) => drawOne(block, drawing))
  return {
    html: drawn.map(({ html }) => html).join(''),
    plain: drawn
      .map(({ plain }) => plain)
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}

const nothing: Drawn = { html: '', plain: '' }

function drawOne(block: Block, drawing: Drawing): Drawn {
  const { type, state } = block
  if (block.do_not_render || state.is_hidden) return nothing
  const draw = draws[type]
  // Who reads it is not known: what is for some only is for nobody here.
  if (!draw || !emailBlocks.has(type) || state.visible_where) {
    drawing.unfit.add(definitions.get(type)?.label ?? type)
    return nothing
  }
  return draw(isRecord(state) ? state : {}, drawing, block)
}

/** A row with a cell of its own. */
function row(
  { look, side, tone }: Drawing,
  inside: string,
  more: {
    style?: Record<string, string | number | undefined>
    align?: string | undefined
    className?: string | undefined
  } = {},
): string {
  const style = styleOf({
    padding: `8px ${side}px`,
    'font-family': look.fontText,
    'font-size': '16px',
    'line-height': '26px',
    color: tone.ink,
    'text-align': more.align,
    ...more.style,
  })
  const className = [side > 0 ? 'm-cell' : '', more.className ?? darkClass('m-ink', tone) ?? '']
    .join(' ')
    .trim()
  return `<tr><td${attributes({ class: className, align: more.align, style })}>${inside}</td></tr>`
}

const heading: Draw = (state, drawing) => {
  const { look, tone } = drawing
  const level = String(Math.min(6, Math.max(1, Number(state.level) || 2)))
  const [size, line] = headingSize(level)
  const style = styleOf({
    margin: 0,
    'font-family': look.fontDisplay,
    'font-size': `${size}px`,
    'line-height': `${line}px`,
    'font-weight': 600,
    color: tone.ink,
  })
  const words = mailHtml(textOf(state.text), look.siteUrl, tone)
  const className = [darkClass('m-ink', tone), level === '1' ? 'm-h1' : undefined].filter(Boolean).join(' ')
  return {
    html: row(drawing, `<h${level}${attributes({ class: className, style })}>${words}</h${level}>`, {
      align: alignOf(state),
      style: { padding: `16px ${drawing.side}px 4px` },
    }),
    plain: mailPlain(textOf(state.text), look.siteUrl),
  }
}

const paragraph: Draw = (state, drawing) => {
  const { look, tone } = drawing
  const text = textOf(state.text)
  if (plainText(text) === '') return nothing
  const note = state.look === 'note' || state.look === 'eyebrow'
  return {
    html: row(drawing, mailHtml(text, look.siteUrl, tone), {
      align: alignOf(state),
      className: note ? darkClass('m-soft', tone) : undefined,
      style: {
        ...(state.look === 'lead' ? { 'font-size': '19px', 'line-height': '29px' } : {}),
        ...(note ? { 'font-size': '14px', 'line-height': '21px', color: tone.soft } : {}),
        ...(state.look === 'eyebrow' ? { 'text-transform': 'uppercase', 'letter-spacing': '0.06em' } : {}),
      },
    }),
    plain: mailPlain(text, look.siteUrl),
  }
}

const list: Draw = (state, drawing) => ({
  html: row(drawing, mailHtml(textOf(state.text), drawing.look.siteUrl, drawing.tone)),
  plain: mailPlain(textOf(state.text), drawing.look.siteUrl),
})

const quote: Draw = (state, drawing) => {
  const { look, tone } = drawing
  const cite = textOf(state.cite)
  const inside = `${mailHtml(textOf(state.text), look.siteUrl, tone)}${
    cite
      ? `<div${attributes({ class: darkClass('m-soft', tone), style: styleOf({ 'padding-top': '6px', 'font-size': '14px', 'line-height': '21px', color: tone.soft }) })}>${escapeHtml(plainText(cite))}</div>`
      : ''
  }`
  const cell = attributes({
    class: [darkClass('m-line', tone), darkClass('m-ink', tone)].filter(Boolean).join(' '),
    style: styleOf({
      'border-left': `3px solid ${tone.accent}`,
      padding: '2px 0 2px 18px',
      'font-family': look.fontDisplay,
      'font-size': '19px',
      'line-height': '29px',
      color: tone.ink,
    }),
  })
  const words = mailPlain(textOf(state.text), look.siteUrl)
  return {
    html: row(drawing, table(`<tr><td${cell}>${inside}</td></tr>`), {
      style: { padding: `12px ${drawing.side}px` },
    }),
    plain: `${words.replace(/^/gm, '> ')}${cite ? `\n> — ${plainText(cite)}` : ''}`,
  }
}

const button: Draw = (state, drawing) => {
  const { look, tone } = drawing
  const href = mailUrl(look.siteUrl, textOf(state.url))
  const words = plainText(textOf(state.text))
  if (href === null || words === '') return nothing
  const text = escapeHtml(words)
  const link = `<a${attributes({ href, class: darkClass('m-link', tone), style: styleOf({ color: tone.accent, 'font-weight': 600, 'text-decoration': 'underline' }) })}>${text}</a>`
  const drawn =
    state.look === 'link' ? link : mailButton(look, { text, href, tone, isQuiet: state.look === 'quiet' })
  return {
    html: row(drawing, drawn, { align: alignOf(state), style: { padding: `12px ${drawing.side}px` } }),
    plain: `${words}: ${href}`,
  }
}

/** A picture as wide as its place; a drawing that the server cannot draw is left out with its words. */
function picture(
  drawing: Drawing,
  { src, alt, href }: { src: string; alt: string; href: string | null },
): string {
  const { look, width } = drawing
  const url = mailPicture(look, src, width)
  if (url === null) return ''
  const image = `<img${attributes({ src: url, width })} alt="${escapeHtml(alt)}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto;border-radius:8px">`
  const ink = `color:${drawing.tone.ink};text-decoration:none`
  return href === null ? image : `<a${attributes({ href, style: ink })}>${image}</a>`
}

const image: Draw = (state, drawing) => {
  const { look, tone } = drawing
  const src = textOf(state.src)
  const alt = textOf(state.alt)
  if (src === '') return nothing
  const caption = textOf(state.caption)
  const href = mailUrl(look.siteUrl, textOf(state.link))
  const drawn = picture(drawing, { src, alt, href })
  if (drawn === '') {
    drawing.unfit.add('SVG')
    return nothing
  }
  if (alt.trim() === '' && state.is_decorative !== true) drawing.count.withoutAlt += 1
  const words = caption
    ? row(drawing, escapeHtml(plainText(caption)), {
        className: darkClass('m-soft', tone),
        style: {
          padding: `0 ${drawing.side}px 8px`,
          'font-size': '14px',
          'line-height': '21px',
          color: tone.soft,
        },
      })
    : ''
  const plain = [alt, caption && plainText(caption), href].filter(Boolean).join(' - ')
  return {
    html: row(drawing, drawn, { style: { padding: `12px ${drawing.side}px` } }) + words,
    plain: plain ? `[${plain}]` : '',
  }
}

const divider: Draw = (state, drawing) => {
  const { tone } = drawing
  const signs: Readonly<Record<string, string>> = { dots: '· · ·', mark: '* * *' }
  const sign = signs[textOf(state.look)]
  if (sign) return { html: row(drawing, sign, { align: 'center' }), plain: sign }
  const line = attributes({
    class: darkClass('m-line', tone),
    style: `border-top:${state.look === 'strong' ? 2 : 1}px solid ${tone.line};font-size:1px;line-height:1px`,
  })
  return {
    html: row(drawing, table(`<tr><td${line}>&nbsp;</td></tr>`), {
      style: { padding: `16px ${drawing.side}px` },
    }),
    plain: '----------',
  }
}

const spacer: Draw = (state) => {
  const height = state.size === 'small' ? 12 : state.size === 'large' ? 48 : 24
  return {
    html: `<tr><td height="${height}" style="height:${height}px;font-size:1px;line-height:${height}px">&nbsp;</td></tr>`,
    plain: '',
  }
}

/** Beside each other where there is room, below each other on phones; Outlook for Windows reads the table in the comments. */
const columns: Draw = (_state, drawing, { children }) => {
  const gap = 16
  const count = Math.max(1, children.length)
  const width = Math.floor((drawing.width - gap * (count - 1)) / count)
  const drawn = children.map((child) => drawAll(child.children, { ...drawing, width, side: 0 }))
  const cells = drawn.map(({ html }, index) => {
    const style = `display:inline-block;vertical-align:top;width:100%;max-width:${width}px${index < count - 1 ? `;margin-right:${gap}px` : ''}`
    return `<!--[if mso]><td valign="top" width="${width}"><![endif]--><div class="m-col" style="${style}">${table(html)}</div><!--[if mso]></td><![endif]-->`
  })
  const inside = `<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><![endif]-->${cells.join('')}<!--[if mso]></tr></table><![endif]-->`
  return {
    html: row(drawing, inside, { style: { padding: `4px ${drawing.side}px`, 'font-size': '0' } }),
    plain: drawn
      .map(({ plain }) => plain)
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}

/** A section with a ground is a field of that colour. */
const group: Draw = (state, drawing, { children }) => {
  const { look } = drawing
  const ground = groundOf(textOf(state.tone), look)
  if (!ground) return drawAll(children, drawing)
  const inner = drawAll(children, { ...drawing, tone: ground.tone })
  const cell = attributes({
    class: ground.className,
    bgcolor: ground.colour,
    style: `background-color:${ground.colour};padding:16px 0`,
  })
  return {
    html: `<tr><td style="padding:12px 0">${table(`<tr><td${cell}>${table(inner.html)}</td></tr>`)}</td></tr>`,
    plain: inner.plain,
  }
}

function groundOf(tone: string, look: MailLook): { colour: string; className?: string; tone: Tone } | null {
  const { light } = look
  if (tone === 'surface' || tone === 'tint')
    return { colour: light.raised, className: 'm-raised', tone: paper(look) }
  if (tone === 'accent')
    return {
      colour: light.accent,
      tone: {
        ...paper(look),
        ink: light['accent-ink'],
        soft: light['accent-ink'],
        line: light['accent-ink'],
        accent: light['accent-ink'],
        accentInk: light.accent,
        isOwn: true,
      },
    }
  if (tone === 'dark' || tone === 'ink')
    return {
      colour: look.dark.bg,
      tone: {
        ink: look.dark.ink,
        soft: look.dark['ink-2'],
        line: look.dark.line,
        accent: look.dark.accent,
        accentInk: look.dark['accent-ink'],
        isOwn: true,
      },
    }
  return null
}

const product: Draw = (state, drawing) => {
  const { look, tone } = drawing
  const found = drawing.products.get(textOf(state.product_id))
  if (!found) {
    drawing.unfit.add(definitions.get('product')?.label ?? 'product')
    return nothing
  }
  const href = mailUrl(look.siteUrl, found.url) ?? look.siteUrl
  const title = attributes({
    href,
    class: darkClass('m-ink', tone),
    style: styleOf({
      'font-family': look.fontDisplay,
      'font-size': '20px',
      'line-height': '27px',
      color: tone.ink,
      'text-decoration': 'none',
    }),
  })
  const shown = found.image ? picture(drawing, { src: found.image, alt: found.alt || found.title, href }) : ''
  const price = found.price
    ? `<div${attributes({ class: darkClass('m-soft', tone), style: styleOf({ 'font-size': '16px', 'line-height': '24px', color: tone.soft, 'padding-bottom': '10px' }) })}>${escapeHtml(found.price)}</div>`
    : ''
  const words = `<a${title}>${escapeHtml(found.title)}</a>${price}${mailButton(look, { text: escapeHtml(found.view), href, tone })}`
  return {
    html:
      (shown ? row(drawing, shown, { style: { padding: `12px ${drawing.side}px 4px` } }) : '') +
      row(drawing, words),
    plain: [found.title, found.price, href].filter(Boolean).join('\n'),
  }
}

const draws: Readonly<Record<string, Draw>> = {
  heading,
  paragraph,
  list,
  quote,
  button,
  image,
  divider,
  spacer,
  columns,
  group,
  product,
}
