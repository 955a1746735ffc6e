/** Where a parcel is followed: the page that staff named, or that of a carrier whose URLs are known. */

const pages: readonly [RegExp, (number: string) => string][] = [
  [
    /\bdhl\b|deutsche post/i,
    (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  ],
  [/\bups\b/i, (number) => `https://www.ups.com/track?tracknum=${number}`],
  [/\bfedex\b/i, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  [/\bdpd\b/i, (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`],
  [/\bgls\b/i, (number) => `https://gls-group.eu/track/${number}`],
  [/\busps\b/i, (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
  [/royal mail/i, (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`],
  [/\bpostnl\b/i, (number) => `https://jouw.postnl.nl/track-and-trace/${number}`],
  [/canada post/i, (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/details/${number}`],
  [/australia post|auspost/i, (number) => `https://auspost.com.au/mypost/track/details/${number}`],
]

/** '' where nobody knows. */
export function trackingUrl({
  carrier,
  tracking,
  tracking_url: named,
}: {
  carrier: string
  tracking: string
  tracking_url: string
}): string {
  if (named) return named
  const page = tracking.trim() === '' ? undefined : pages.find(([name]) => name.test(carrier))
  return page ? page[1](encodeURIComponent(tracking.replaceAll(/\s/g, ''))) : ''
}
