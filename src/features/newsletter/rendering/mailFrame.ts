/** The whole email around its blocks: 600 wide, on tables, light and dark, with a line that mailboxes show beside the subject. */
import { escapeHtml } from '#platform/escapeHtml.ts'
import { isRightToLeft } from '#platform/language/direction.ts'
import { mailPicture } from './mailUrl.ts'
import type { MailColours, MailLook } from './mailLook.ts'
import { attributes, paper, styleOf, table } from './mailStyle.ts'

export const mailWidth = 600
/** Room left and right of the words. */
export const mailSide = 32

interface Frame {
  subject: string
  /** What mailboxes show after the subject. */
  preheader: string
  /** Rows of the table. */
  rows: string
  /** Below the paper, already HTML. */
  foot: string
}

export function mailFrame(look: MailLook, { subject, preheader, rows, foot }: Frame): string {
  const { light } = look
  const text = styleOf({ 'font-family': look.fontText, color: light.ink })
  const body = table(
    `<tr><td align="center" style="padding:24px 12px 32px">${table(
      `${head(look)}<tr><td class="m-paper"${attributes({ bgcolor: light.surface, style: styleOf({ 'background-color': light.surface, 'border-radius': '12px', padding: '12px 0 20px' }) })}>${table(rows)}</td></tr>` +
        `<tr><td class="m-soft"${attributes({ align: 'center', style: styleOf({ padding: `20px ${mailSide}px 0`, 'font-family': look.fontText, 'font-size': '13px', 'line-height': '20px', color: light['ink-2'] }) })}>${foot}</td></tr>`,
      { class: 'm-main', align: 'center', style: `max-width:${mailWidth}px;width:100%`, width: mailWidth },
    )}</td></tr>`,
    { class: 'm-ground', bgcolor: light.bg, style: `background-color:${light.bg}` },
  )
  return `<!doctype html>
<html lang="${escapeHtml(look.language)}" dir="${isRightToLeft(look.language) ? 'rtl' : 'ltr'}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${sheet(look.dark)}</style>
</head>
<body class="m-ground"${attributes({ style: `margin:0;padding:0;background-color:${light.bg};${text};-webkit-text-size-adjust:100%` })}>
${hidden(preheader)}${body}
</body>
</html>`
}

export const mailLogo = (look: MailLook): string | null =>
  look.logo ? mailPicture(look, look.logo, 180) : null

/** The logo, or the name of the site. */
function head(look: MailLook): string {
  const picture = mailLogo(look)
  const name = picture
    ? `<img${attributes({ src: picture, alt: look.siteName, height: 36, style: 'display:block;border:0;height:36px;width:auto;max-width:240px' })}>`
    : escapeHtml(look.siteName)
  const style = styleOf({
    'font-family': look.fontDisplay,
    'font-size': '20px',
    'line-height': '28px',
    color: look.light.ink,
    'text-decoration': 'none',
  })
  return `<tr><td class="m-cell" style="padding:4px ${mailSide}px 20px"><a class="m-ink"${attributes({ href: `${look.siteUrl}/`, style })}>${name}</a></td></tr>`
}

/** Filled up, so that mailboxes do not go on with the first words of the email. */
function hidden(preheader: string): string {
  return preheader.trim() === ''
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>\n`
}

/** What cannot be at an element: the dark scheme, and phones. */
function sheet(dark: MailColours): string {
  const both = (selector: string, rule: string) => `${selector}{${rule}}[data-ogsc] ${selector}{${rule}}`
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
@media (max-width:480px){.m-cell{padding-left:20px!important;padding-right:20px!important}.m-col{display:block!important;max-width:100%!important;width:100%!important}.m-h1{font-size:28px!important;line-height:34px!important}}
@media (prefers-color-scheme:dark){${[
    both('.m-ground', `background-color:${dark.bg}!important`),
    both('.m-paper', `background-color:${dark.surface}!important`),
    both('.m-raised', `background-color:${dark.raised}!important`),
    both('.m-ink', `color:${dark.ink}!important`),
    both('.m-soft', `color:${dark['ink-2']}!important`),
    both('.m-link', `color:${dark.accent}!important`),
    both('.m-line', `border-color:${dark.line}!important`),
    both('.m-button', `background-color:${dark.accent}!important;border-color:${dark.accent}!important`),
    both('.m-button-ink', `color:${dark['accent-ink']}!important`),
    both('.m-outline', `border-color:${dark.accent}!important`),
  ].join('')}}`
}

/** A short email of the site itself: some lines and one button. */
export function notePage(
  look: MailLook,
  note: { subject: string; lines: readonly string[]; link: { title: string; href: string }; after: string },
): string {
  const tone = paper(look)
  const line = (text: string, color: string, className: string) =>
    `<tr><td class="m-cell ${className}"${attributes({ style: styleOf({ padding: `8px ${mailSide}px`, 'font-family': look.fontText, 'font-size': '16px', 'line-height': '25px', color }) })}>${escapeHtml(text)}</td></tr>`
  const button = `<tr><td class="m-cell" style="padding:12px ${mailSide}px 16px">${mailButton(look, { text: escapeHtml(note.link.title), href: note.link.href })}</td></tr>`
  return mailFrame(look, {
    subject: note.subject,
    preheader: note.lines[0] ?? '',
    rows:
      note.lines.map((text) => line(text, tone.ink, 'm-ink')).join('') +
      button +
      line(note.after, tone.soft, 'm-soft'),
    foot: escapeHtml(look.siteName),
  })
}

/** A link that asks to be followed, as a table with a ground: so that it is one in every mail program. */
export function mailButton(
  look: MailLook,
  {
    text,
    href,
    tone = paper(look),
    isQuiet = false,
  }: { text: string; href: string; tone?: ReturnType<typeof paper>; isQuiet?: boolean },
): string {
  const color = isQuiet ? tone.accent : tone.accentInk
  const words = attributes({
    href,
    class: tone.isOwn ? undefined : isQuiet ? 'm-link' : 'm-button-ink',
    style: styleOf({
      display: 'inline-block',
      padding: '13px 26px',
      'font-family': look.fontText,
      'font-size': '16px',
      'line-height': '22px',
      'font-weight': 600,
      color,
      'text-decoration': 'none',
    }),
  })
  const ground = attributes({
    class: tone.isOwn ? undefined : isQuiet ? 'm-outline' : 'm-button',
    bgcolor: isQuiet ? undefined : tone.accent,
    style: styleOf({
      'border-radius': '8px',
      border: `1px solid ${tone.accent}`,
      'background-color': isQuiet ? undefined : tone.accent,
    }),
  })
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td${ground}><a${words}>${text}</a></td></tr></table>`
}
