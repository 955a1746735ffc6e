/** Where shoppers come back to from a payment page: the site's URL, or the host they called while none is set. */
import type { Platform } from '#platform/context.ts'

export function originOfRequest(
  config: Platform['config'],
  header: (name: string) => string | undefined,
): string {
  if (config.SITE_URL) return config.SITE_URL
  const host = header('host') ?? `localhost:${config.PORT}`
  const isSecure = config.TRUSTED_PROXIES > 0 && header('x-forwarded-proto') === 'https'
  return `${isSecure ? 'https' : 'http'}://${host}`
}
