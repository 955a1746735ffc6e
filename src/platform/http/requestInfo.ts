/** What operations may know of a request, without the request itself. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import type { CookieOptions, RequestInfo, ResponseControls } from '../context.ts'
import { newId } from '../ids.ts'
import { previewReader } from './previewReader.ts'

export function requestInfo(request: IncomingMessage, config: Pick<Config, 'TRUSTED_PROXIES'>): RequestInfo {
  const url = new URL(request.url ?? '/', 'http://host')
  const cookies = parseCookies(request.headers.cookie ?? '')
  const { cookiePrefix, seenAs } = previewReader(request)
  return {
    id: newId(),
    ip: clientIp(request, config.TRUSTED_PROXIES),
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    header(name) {
      const value = request.headers[name.toLowerCase()]
      return Array.isArray(value) ? value[0] : value
    },
    cookie: (name) => cookies.get(cookiePrefix + name),
    ...(seenAs ? { seenAs } : {}),
  }
}

/** The IP address that the outermost trusted proxy saw; without trusted proxies the peer's own. */
function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? peer
}

export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const split = part.indexOf('=')
    if (split < 1) continue
    const name = part.slice(0, split).trim()
    if (cookies.has(name)) continue
    try {
      cookies.set(name, decodeURIComponent(part.slice(split + 1).trim()))
    } catch {
      // A cookie that is not ours may hold anything; one that does not decode is not ours.
      cookies.set(name, part.slice(split + 1).trim())
    }
  }
  return cookies
}

/** @param cookiePrefix as `previewReader` gives it for the request */
export function responseControls(
  response: ServerResponse,
  isSecure: boolean,
  cookiePrefix = '',
): ResponseControls {
  return {
    setHeader(name, value) {
      response.setHeader(name, value)
    },
    setCookie(name, value, options = {}) {
      response.appendHeader('set-cookie', cookieLine(cookiePrefix + name, value, options, isSecure))
    },
    clearCookie(name) {
      response.appendHeader('set-cookie', cookieLine(cookiePrefix + name, '', { maxAgeSeconds: 0 }, isSecure))
    },
  }
}

function cookieLine(name: string, value: string, options: CookieOptions, isSecure: boolean): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path ?? '/'}`]
  parts.push(`SameSite=${options.sameSite ?? 'Lax'}`)
  if (options.httpOnly ?? true) parts.push('HttpOnly')
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${Math.floor(options.maxAgeSeconds)}`)
  if (isSecure) parts.push('Secure')
  return parts.join('; ')
}
