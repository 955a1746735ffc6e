/** Documents as a page that prints well: one document a sheet, black on white, without anything from elsewhere. */
import { BytesReply } from '#platform/operations/operation.ts'
import { hashSource } from '#platform/http/securityHeaders.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { currentTag } from '#platform/language/current.ts'
import { printed } from './texts/printed.ts'
import type { ShopDocument } from './documentShape.ts'

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#ecebe7;color:#1b1a18;font:14px/1.5 "Instrument Sans",system-ui,sans-serif}
.bar{display:flex;justify-content:center;gap:12px;padding:14px}
.bar button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border-radius:6px;border:1px solid #1b1a18;background:#1b1a18;color:#fff;cursor:pointer}
.bar button:focus-visible{outline:3px solid #8a5a2b;outline-offset:2px}
article{background:#fff;max-width:210mm;min-height:297mm;margin:0 auto 20px;padding:clamp(18px,6vw,20mm);display:flex;flex-direction:column;gap:30px;box-shadow:0 1px 3px rgb(0 0 0/.12)}
header{display:flex;justify-content:space-between;gap:20px 32px;flex-wrap:wrap;align-items:flex-start;border-bottom:2px solid #1b1a18;padding-bottom:20px}
h1{font:500 30px/1.1 Fraunces,Georgia,"Times New Roman",serif;margin:0 0 10px;letter-spacing:-.015em}
.what{margin-inline-start:auto}
.from span,.to span{display:block}
.from span:first-child{font:500 21px/1.2 Fraunces,Georgia,"Times New Roman",serif;letter-spacing:-.01em;margin-bottom:6px}
.from span+span{color:#55524c;font-size:13px}
.to{font-size:15px}
dl{display:grid;grid-template-columns:auto auto;gap:2px 18px;margin:0;justify-content:start}
dt{color:#55524c}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
h2{font:600 11px/1.4 "Instrument Sans",system-ui,sans-serif;text-transform:uppercase;letter-spacing:.09em;color:#55524c;margin:0 0 6px}
table{width:100%;border-collapse:collapse}
th{text-align:start;font:600 11px/1.4 "Instrument Sans",system-ui,sans-serif;text-transform:uppercase;letter-spacing:.09em;color:#55524c;padding:0 0 8px;border-bottom:1px solid #1b1a18}
td{padding:11px 0;border-bottom:1px solid #e3e0d9;vertical-align:top;overflow-wrap:anywhere}
td small{display:block;color:#55524c;font-size:12px}
.n{text-align:end;padding-inline-start:18px;white-space:nowrap;font-variant-numeric:tabular-nums}
.tick{width:34px}.tick i{display:block;width:15px;height:15px;border:1.5px solid #1b1a18;border-radius:3px;margin-top:3px}
.sums td{border:0;padding:4px 0}.sums .t td{font-weight:700;font-size:18px;border-top:2px solid #1b1a18;padding-top:10px}
.sums tr:nth-last-child(2) td{padding-bottom:10px}
.sums{width:auto;margin-inline-start:auto;min-width:min(100%,310px)}
.note{white-space:pre-line;color:#55524c;margin:auto 0 0;padding-top:14px;border-top:1px solid #e3e0d9;font-size:13px}
.test{border:2px dashed #b3261e;color:#b3261e;font-weight:700;padding:6px 12px;text-align:center}
@page{size:A4;margin:16mm}
@media print{body{background:#fff;font-size:11pt}.bar{display:none}article{max-width:none;min-height:255mm;margin:0;padding:0;box-shadow:none;break-after:page}article:last-of-type{break-after:auto}tr{break-inside:avoid}thead{display:table-header-group}}`

const script = `document.getElementById('print').addEventListener('click',()=>print())`

const policy = `default-src 'none'; style-src ${hashSource(style)}; script-src ${hashSource(script)}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Answers the page with all these documents, in the language that holds (`inSiteLanguage`). */
export function documentReply(documents: readonly ShopDocument[]): BytesReply {
  const [first] = documents
  const title = first ? titleOf(first, documents.length - 1) : printed.documents
  const html =
    `<!DOCTYPE html><html lang="${currentTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>` +
    `<div class="bar"><button type="button" id="print">${escapeHtml(printed.print)}</button></div><main>${documents.map(documentHtml).join('')}</main><script>${script}</script></body></html>`
  return new BytesReply(Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}

function titleOf({ kind, number }: ShopDocument, others: number): string {
  const title = `${printed[kind]} ${number}`
  return others > 0 ? printed.and_more({ title, count: others }) : title
}

const column = (title: string, isNumber = false) =>
  `<th scope="col"${isNumber ? ' class="n"' : ''}>${escapeHtml(title)}</th>`
const spans = (lines: readonly string[]) => lines.map((line) => `<span>${escapeHtml(line)}</span>`).join('')
const detail = (title: string, value: string) => `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(value)}</dd>`

function documentHtml(document: ShopDocument): string {
  const hasPrices = document.kind !== 'slip'
  const details = [
    ...(hasPrices
      ? [detail(printed.date, document.date), detail(printed.order, document.orderNumber)]
      : [detail(printed.date, document.date)]),
    ...(document.takenFrom ? [detail(printed.from, document.takenFrom)] : []),
    ...(document.invoiceNumber === null ? [] : [detail(printed.invoice, document.invoiceNumber)]),
  ].join('')
  const head = hasPrices
    ? column(printed.item) +
      column(printed.quantity, true) +
      column(printed.price, true) +
      column(printed.amount, true)
    : `<th scope="col"><span hidden>${escapeHtml(printed.packed)}</span></th>` +
      column(printed.item) +
      column(printed.quantity, true)
  const rows = document.lines
    .map(({ title, detail, quantity, unit, total }) => {
      const prices = hasPrices
        ? `<td class="n">${escapeHtml(unit)}</td><td class="n">${escapeHtml(total)}</td>`
        : ''
      return `<tr>${hasPrices ? '' : '<td class="tick"><i></i></td>'}<td>${escapeHtml(title)}${detail ? `<small>${escapeHtml(detail)}</small>` : ''}</td><td class="n">${quantity}</td>${prices}</tr>`
    })
    .join('')
  const sums = document.sums
    .map(
      ({ title, amount, isTotal }) =>
        `<tr${isTotal ? ' class="t"' : ''}><td>${escapeHtml(title)}</td><td class="n">${escapeHtml(amount)}</td></tr>`,
    )
    .join('')
  return (
    `<article>${document.isTest ? `<p class="test">${escapeHtml(printed.test)}</p>` : ''}` +
    `<header><div class="from">${spans(document.from)}</div><div class="what"><h1>${escapeHtml(printed[document.kind])} ${escapeHtml(document.number)}</h1><dl>${details}</dl></div></header>` +
    `<section class="to"><h2>${escapeHtml(hasPrices ? printed.billed_to : document.isPickup ? printed.pickup : printed.deliver_to)}</h2>${spans(document.to)}</section>` +
    `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table><table class="sums"><tbody>${sums}</tbody></table>` +
    `${document.note ? `<p class="note">${escapeHtml(document.note)}</p>` : ''}</article>`
  )
}
