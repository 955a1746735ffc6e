/** The headers of every HTML answer (SECURITY: content security policy without inline code, no sniffing, no framing). */
import { createHash } from 'node:crypto'

/**
 * @param css the text of the page's own <style>; its hash is let in, nothing else inline is
 * @param inline hashes of an administrator's own scripts and styles on this page
 * @param isSecure true behind TLS: browsers are told to stay there
 */
export function securityHeaders(
  css: string,
  inline: { scripts: readonly string[]; styles: readonly string[] },
  isSecure: boolean,
): Record<string, string> {
  const hash = css ? ` 'sha256-${createHash('sha256').update(css).digest('base64')}'` : ''
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    [`style-src 'self'${hash}`, ...inline.styles].join(' '),
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
