/** Who the emails of the site come from. Runs in the browser too. */

/** Returns the email address of the site, or one at its URL where none is set. */
export function senderOf(site: { site_email: string; site_url: string }): string {
  return site.site_email || `no-reply@${new URL(site.site_url).hostname}`
}

/** Names that lead to no mail server of the internet (RFC 2606, 6761, 6762, 8375, 9476). */
const reserved =
  /(^|\.)(localhost|local|test|example|invalid|internal|lan|home|arpa|alt|onion)$|(^|\.)example\.(com|net|org)$/

/** True where providers refuse such a sender, or take it for spam: it cannot exist on the internet. */
export function isRefusedSender(email: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return !host.includes('.') || /^[\d.]+$|[[:]/.test(host) || reserved.test(host)
}
