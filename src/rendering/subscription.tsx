/**
 * /subscription: where the newsletter's form is sent, and the pages that the links of its emails open. A link alone changes nothing,
 * for mail programs follow links to look at them; the button on its page does, and so does a mail program's own button (RFC 8058).
 */
import type { IncomingMessage } from 'node:http'
import { subscribeInputs } from '#blocks/newsletter/data.ts'
import {
  askToSubscribe,
  confirmSubscription,
  endSubscription,
  openConfirm,
  openOwn,
  resumeSubscription,
  subscriptionPath,
  type Opened,
} from '#features/newsletter/index.ts'
import type { RequestInfo } from '#platform/context.ts'
import { problemOf } from '#platform/http/api.ts'
import { originOf } from '#platform/http/originOf.ts'
import { countTry } from '#platform/http/rateLimit.ts'
import { readPlainForm } from '#platform/http/readPlainForm.ts'
import { problem } from '#platform/operations/problem.ts'
import { SubscriptionPage, type SubscriptionContext } from '#themes/default/index.tsx'
import type { FinishedPage } from './pageCache.ts'
import { drawSystem, type PageRequest, type PageServices } from './renderPage.ts'
import { plainContent } from './systemPage.ts'
import { subscription as says } from './texts/subscription.ts'

interface Asked {
  request: IncomingMessage
  info: RequestInfo
}

export const isSubscriptionPath = (path: string): boolean =>
  path === subscriptionPath || path.startsWith(`${subscriptionPath}/`)

/** Links that somebody tries one after the other. */
const tries = { points: 100, windowSeconds: 600 }

/** @throws Problem path.unknown (404), request.cross_site (403), request.rate_limited (429) */
export async function subscriptionPage(
  services: PageServices,
  pageRequest: PageRequest,
  asked: Asked,
): Promise<FinishedPage> {
  const [act = '', token = '', ...rest] = pageRequest.path.slice(subscriptionPath.length + 1).split('/')
  if (rest.length > 0) throw problem('path.unknown', { path: pageRequest.path })
  if (act === '') return subscribe(services, pageRequest, asked)
  if (act === 'test' && token === '')
    return draw(services, pageRequest, { title: says.test_title, text: says.test_text, back: '/' })
  await countTry(services.platform, 'newsletter.links', asked.info.ip, tries)
  const isPress = asked.info.method === 'POST'
  if (act === 'confirm') return confirm(services, pageRequest, asked, { token, isPress })
  if (act === 'end') return end(services, pageRequest, asked, { token, isPress })
  if (act === 'again' && isPress) return again(services, pageRequest, asked, token)
  throw problem('path.unknown', { path: pageRequest.path })
}

async function subscribe(
  services: PageServices,
  pageRequest: PageRequest,
  { request, info }: Asked,
): Promise<FinishedPage> {
  const isCall = /\bapplication\/json\b/.test(info.header('accept') ?? '')
  if (info.method !== 'POST') {
    const from = localPath(pageRequest.query.get('from') ?? '')
    return draw(services, pageRequest, { title: says.asked_title, text: says.asked_text, back: from || '/' })
  }
  try {
    if (originOf(info, services.platform) === 'elsewhere') throw problem('request.cross_site')
    const sent = await readPlainForm(request)
    const from = localPath(sent.get(subscribeInputs.page) ?? '')
    // What fills the field that nobody sees is a program; it is answered like everybody.
    if (!sent.get(subscribeInputs.trap))
      await askToSubscribe(services.platform, {
        email: sent.get(subscribeInputs.email) ?? '',
        consent: (sent.get(subscribeInputs.consent) ?? '').slice(0, 2000),
        seal: (sent.get(subscribeInputs.seal) ?? '').slice(0, 100),
        pageUrl: from,
        ip: info.ip,
      })
    if (isCall) return json(200, { d: {} })
    const location = `${subscriptionPath}?from=${encodeURIComponent(from)}`
    return { status: 303, body: '', headers: { location, 'cache-control': 'no-store' }, isCacheable: false }
  } catch (error) {
    const { status, code, message, retryAfterSeconds } = problemOf(error)
    if (status >= 500) throw error
    if (isCall) return json(status, { d: null, error: { code, message } })
    const page = await draw(services, pageRequest, { title: says.refused_title, text: message, back: '/' })
    const headers = { ...page.headers }
    if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds)
    return { ...page, status, headers }
  }
}

interface Followed {
  token: string
  isPress: boolean
}

async function confirm(
  services: PageServices,
  pageRequest: PageRequest,
  { info }: Asked,
  { token, isPress }: Followed,
): Promise<FinishedPage> {
  const { platform } = services
  if (isPress) refuseForeign(services, info)
  const opened = isPress
    ? await confirmSubscription(platform, token, info.ip)
    : await openConfirm(platform, token)
  if (opened.kind !== 'person') return fault(services, pageRequest, opened)
  const { email, state } = opened
  return state === 'subscribed'
    ? draw(services, pageRequest, {
        title: says.confirmed_title,
        text: says.confirmed_text({ email }),
        back: '/',
      })
    : draw(services, pageRequest, {
        title: says.confirm_title,
        text: says.confirm_text({ email }),
        press: { title: says.confirm, action: pageRequest.path },
      })
}

async function end(
  services: PageServices,
  pageRequest: PageRequest,
  { info }: Asked,
  { token, isPress }: Followed,
): Promise<FinishedPage> {
  const { platform } = services
  // A mail program presses its own button from wherever it is; the link is proof enough.
  const opened = isPress ? await endSubscription(platform, token, info.ip) : await openOwn(platform, token)
  if (opened.kind !== 'person') return fault(services, pageRequest, opened)
  const { email, state } = opened
  return state === 'unsubscribed'
    ? draw(services, pageRequest, {
        title: says.ended_title,
        text: says.ended_text({ email }),
        press: { title: says.again, action: `${subscriptionPath}/again/${token}`, isQuiet: true },
        back: '/',
      })
    : draw(services, pageRequest, {
        title: says.end_title,
        text: says.end_text({ email }),
        press: { title: says.end, action: pageRequest.path },
      })
}

async function again(
  services: PageServices,
  pageRequest: PageRequest,
  { info }: Asked,
  token: string,
): Promise<FinishedPage> {
  refuseForeign(services, info)
  const opened = await resumeSubscription(services.platform, token, info.ip)
  if (opened.kind !== 'person') return fault(services, pageRequest, opened)
  return draw(services, pageRequest, {
    title: says.confirmed_title,
    text: says.confirmed_text({ email: opened.email }),
    back: '/',
  })
}

function refuseForeign({ platform }: PageServices, info: RequestInfo): void {
  if (originOf(info, platform) === 'elsewhere') throw problem('request.cross_site')
}

async function fault(
  services: PageServices,
  pageRequest: PageRequest,
  { kind }: Exclude<Opened, { kind: 'person' }>,
): Promise<FinishedPage> {
  const page = await draw(services, pageRequest, {
    title: says.broken_title,
    text: kind === 'expired' ? says.expired_text : says.broken_text,
    back: '/',
  })
  return { ...page, status: kind === 'expired' ? 410 : 404 }
}

function draw(
  services: PageServices,
  pageRequest: PageRequest,
  context: SubscriptionContext,
): Promise<FinishedPage> {
  return drawSystem(services, pageRequest, async () => ({
    title: context.title,
    inside: <SubscriptionPage {...context} />,
    content: plainContent,
    isShared: false,
    isIndexed: false,
    isOpenedByKey: true,
  }))
}

/** The page that the form stood on, as far as it is one of this site. */
function localPath(text: string): string {
  return /^\/(?![/\\])[^\s\\]{0,510}$/.test(text) ? text : ''
}

function json(status: number, envelope: unknown): FinishedPage {
  return {
    status,
    body: JSON.stringify(envelope),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    isCacheable: false,
  }
}
