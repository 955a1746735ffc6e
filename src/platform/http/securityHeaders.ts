/** The headers that guard answers (SECURITY section 3): which every answer has, and each kind's content security policy. */
import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

/** True where visitors come over TLS: browsers are then told to stay there, and cookies travel nowhere else. */
export function isSecureSite(config: Pick<Config, 'SITE_URL'>): boolean {
  return config.SITE_URL?.startsWith('https://') ?? false
}

/** What every answer has, whatever it is. @param isSecure true behind TLS */
export function guardHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

type Directives = Readonly<Record<string, string | readonly string[]>>

/** What all own pages share: nothing from elsewhere, no plug-ins, no other base, framed by nobody else. */
const ownPage = {
  'default-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
} satisfies Directives

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...[sources].flat()].join(' ').trim())
    .join('; ')
}

/** How a policy names an inline script or style by its content. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Plain answers without a page: they load nothing and stand in no frame. */
export const closedPolicy = policyOf({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
})

/** Answers of /api, opened as a document by mistake or malice: they cannot do anything. */
export const dataPolicy = policyOf({ 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' })

/** An email that is looked at in a frame of the dashboard: its own styles and pictures from anywhere, as in a mail program; nothing runs. */
export const mailPolicy = policyOf({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self' data: https: http:",
  'frame-ancestors': "'self'",
  sandbox: '',
})

/** Files that people uploaded or that came from elsewhere. */
export const filePolicy = policyOf({ 'default-src': "'none'", sandbox: '' })

/**
 * Where scripts and sheets of our own come from: the built files and no other answer of ours. A policy cannot name a folder
 * without its host, so a site that was not told its URL (`SITE_URL`) lets in whatever it answers itself.
 */
export function ownFiles({ SITE_URL: siteUrl }: Pick<Config, 'SITE_URL'>): string {
  const host = siteUrl === undefined ? '' : new URL(siteUrl).hostname
  return host === '' || host.startsWith('[') ? "'self'" : `${host}:*/assets/`
}

/** Drawings (SVG): their own colours and raster pictures within them, and nothing that runs or is fetched. */
export const drawingPolicy = policyOf({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  sandbox: '',
})

export interface PageNeeds {
  /** The text of the page's own <style>: its hash is let in, nothing else inline is. */
  css: string
  /** Hashes of an administrator's own scripts and styles on this page. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Whose pages it shows in frames: `'self'`, `https://player.vimeo.com`. */
  frames: readonly string[]
  /** As `ownFiles` answers. */
  files: string
}

/** The headers of a public page, made from what is on it. They are the same for all visitors, so they hold hashes and no nonce. */
export function pageHeaders(
  { css, scripts, styles, frames, files }: PageNeeds,
  isSecure: boolean,
): Record<string, string> {
  const policy = policyOf({
    ...ownPage,
    'script-src': [files, ...scripts],
    'style-src': [files, ...(css ? [hashSource(css)] : []), ...styles],
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' https:",
    'font-src': "'self' data:",
    'frame-src': frames.length > 0 ? frames : "'none'",
  })
  return { ...guardHeaders(isSecure), 'content-security-policy': policy }
}

/** The shell of /user is drawn for one person each time, so its inline parts carry a nonce. */
export function dashboardPolicy(nonce: string, files: string): string {
  return policyOf({
    ...ownPage,
    'script-src': `${files} 'nonce-${nonce}'`,
    'style-src': `${files} 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
  })
}

/**
 * An administrator's component in a frame: its own scripts and styles run, in an origin that is nobody's; it can call
 * nothing, embed nothing and is framed by this site alone.
 */
export const componentPolicy = policyOf({
  sandbox: 'allow-scripts',
  'default-src': "'none'",
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data: https:',
  'media-src': 'data: https:',
  'font-src': 'data: https:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
})

/** A page of plain HTML with one <style> and forms, framed by nobody. */
export function formPagePolicy(css: string): string {
  return policyOf({
    'default-src': "'none'",
    'style-src': hashSource(css),
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
}
