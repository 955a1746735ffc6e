/** What somebody typed as a link: a URL, a domain, an email or a telephone number. Null: these are words to search for. */
import { isSafeUrl } from '#blocks/shell/safeUrl.ts'

const email = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/
const telephone = /^\+?[\d\s()./-]+$/
/** Fewer digits are a year, a number of an order, a part of a title. */
const minimumDigits = 7
const domain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u

export function typedUrl(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || !isSafeUrl(text)) return null
  if (/^[/#?]\S*$/.test(text)) return text
  if (/^(https?|mailto|tel|sms):\S+$/i.test(text)) return text
  if (email.test(text)) return `mailto:${text}`
  if (telephone.test(text) && text.replaceAll(/\D/g, '').length >= minimumDigits)
    return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  return domain.test(text) ? `https://${text}` : null
}
