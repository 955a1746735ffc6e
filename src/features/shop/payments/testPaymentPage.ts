/**
 * The page of the built-in test payments, /pay/test/{token}: striped, loud, plain HTML without script. Its buttons send
 * a signed event through the same inbox as a real provider's.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { readPlainForm } from '#platform/http/readPlainForm.ts'
import { formPagePolicy } from '#platform/http/securityHeaders.ts'
import type { Mount } from '#platform/http/server.ts'
import { currentTag } from '#platform/language/current.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { common } from '#ui/texts/common.ts'
import { paymentPages as texts } from './texts/paymentPages.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { formatPrice } from '#ui/price.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { signEvent } from './providers/signature.ts'
import { testSecret, testSession, testSignatureHeader } from './providers/testPayments.ts'
import { receiveEvent } from './webhooks.ts'

export interface PageRequest {
  method: string
  /** `/pay/test/{token}` */
  path: string
  body: URLSearchParams
  headers: Record<string, string | undefined>
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const laterMs = 10_000
export const testPaymentJob = 'shop.test-payment'

const style = `
:root{color-scheme:light dark;--paper:light-dark(oklch(97.5% .008 85),oklch(19% .012 70));--surface:light-dark(oklch(99% .004 85),oklch(23% .014 70));
--ink:light-dark(oklch(24% .02 60),oklch(94% .012 85));--ink-2:light-dark(oklch(45% .02 65),oklch(76% .015 80));
--line:light-dark(oklch(80% .015 80),oklch(38% .015 70));--good:light-dark(oklch(43% .1 150),oklch(80% .11 150))}
*{box-sizing:border-box}
body{margin:0;font:17px/1.55 "Instrument Sans",system-ui,sans-serif;background:var(--paper);color:var(--ink)}
.banner{padding:14px 16px;text-align:center;font-weight:700;letter-spacing:.04em;color:#1d1500;
background:repeating-linear-gradient(-45deg,#ffc933 0 18px,#ffdf80 18px 36px)}
main{max-width:27rem;margin:clamp(24px,9vh,96px) auto;padding:0 20px}
.box{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:28px}
h1{font:480 1.9rem/1.1 Fraunces,Georgia,serif;letter-spacing:-.015em;margin:0 0 6px}
p{margin:0 0 20px;color:var(--ink-2)}
.sum{font-size:2.4rem;font-weight:650;color:var(--ink);margin:0 0 24px;font-variant-numeric:tabular-nums}
form{display:grid;gap:10px}
button{font:inherit;font-weight:600;min-height:48px;padding:10px 16px;border-radius:6px;border:1px solid var(--line);
background:transparent;color:inherit;cursor:pointer}
button:hover{border-color:var(--ink-2)}
button.pay{background:var(--good);border-color:var(--good);color:var(--paper)}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
a{color:inherit}`

function page(status: number, title: string, main: string): PageAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': formPagePolicy(style),
    },
    body:
      `<!doctype html><html lang="${currentTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>` +
      `<div class="banner" role="note">${escapeHtml(texts.banner)}</div><main><div class="box">${main}</div></main></body></html>`,
  }
}

function redirect(to: string): PageAnswer {
  return { status: 303, headers: { location: to, 'cache-control': 'no-store' }, body: '' }
}

/** Answers /pay/test/{token}: GET shows the page, POST takes one of its buttons. */
export function testPaymentPage(platform: Platform, request: PageRequest): Promise<PageAnswer> {
  return inSiteLanguage(platform, () => pageFor(platform, request))
}

async function pageFor(platform: Platform, request: PageRequest): Promise<PageAnswer> {
  const token = decodeURIComponent(request.path.split('/').at(-1) ?? '')
  const pressed = request.method === 'POST' ? request.body.get('action') : null
  const session = (await press(platform, token, pressed)) ?? (await testSession(platform, token))
  if (!session)
    return page(
      404,
      texts.missing_title,
      `<h1>${escapeHtml(texts.missing)}</h1><p><a href="/">${escapeHtml(texts.home)}</a></p>`,
    )
  if (pressed === 'cancel') return redirect(session.cancel_url)
  const isOpen = session.state === 'open' && session.expires_at > platform.clock.now()
  if (request.method === 'POST' || !isOpen)
    return redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', token))
  const amount = formatPrice(session.amount_minor, currencyDataOf(session.currency))
  return page(
    200,
    texts.title({ number: session.title }),
    `<h1>${escapeHtml(texts.order({ number: session.title }))}</h1><p>${escapeHtml(texts.choose)}</p>` +
      `<p class="sum">${escapeHtml(amount)}</p><form method="post">` +
      `<button class="pay" name="action" value="pay">${escapeHtml(texts.pay)}</button>` +
      `<button name="action" value="later">${escapeHtml(texts.later)}</button>` +
      `<button name="action" value="decline">${escapeHtml(texts.decline)}</button>` +
      `<button name="action" value="cancel">${escapeHtml(common.cancel)}</button></form>`,
  )
}

const outcomes = { pay: 'paid', later: 'processing', decline: 'failed' } as const

/** Ends an open session as its button says, and sends the event of it. Returns null where that changed nothing. */
async function press(platform: Platform, token: string, button: string | null) {
  const state = button === 'pay' || button === 'later' || button === 'decline' ? outcomes[button] : null
  if (!state) return null
  const now = platform.clock.now()
  const later = new Date(now.getTime() + laterMs)
  const { rows } = await endTestSession({
    token,
    state,
    paysAt: state === 'processing' ? later : null,
    now,
  }).execute(platform.db)
  const [session] = rows
  if (!session) return null
  if (state === 'processing') {
    await enqueueJob(platform, platform.db, { kind: testPaymentJob, payload: { token }, runAt: later })
  }
  await sendTestEvent(platform, token, `session.${state}`)
  return session
}

const endTestSession = statement<{
  token: string
  state: 'paid' | 'processing' | 'failed'
  paysAt: Date | null
  now: Date
}>()((db, slot) =>
  db
    .updateTable('test_payment_session')
    .set({ state: slot('state'), pays_at: slot('paysAt') })
    .where('token', '=', slot('token'))
    .where('state', '=', 'open')
    .where('expires_at', '>', slot('now'))
    .returningAll(),
)

/** Signs an event about a test session and puts it through the webhook inbox. */
export async function sendTestEvent(platform: Platform, token: string, type: string): Promise<void> {
  const rawBody = Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, type, session: token }))
  const signature = signEvent(testSecret(platform), platform.clock.now(), rawBody)
  await receiveEvent(platform, {
    provider: 'test',
    rawBody,
    header: (name) => (name === testSignatureHeader ? signature : undefined),
  })
}

async function answer(platform: Platform, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const made = await testPaymentPage(platform, {
    method: request.method ?? 'GET',
    path: new URL(request.url ?? '/', 'http://host').pathname,
    body: request.method === 'POST' ? await readPlainForm(request) : new URLSearchParams(),
    headers: { 'sec-fetch-site': String(request.headers['sec-fetch-site'] ?? '') },
  })
  response.writeHead(made.status, { ...made.headers, 'content-length': Buffer.byteLength(made.body) })
  response.end(made.body)
}

/** Answers the page in the server. */
export function testPaymentHandler(platform: Platform): Mount['handler'] {
  return (request, response) => answer(platform, request, response)
}
