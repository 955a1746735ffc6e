/** Listings of a bucket as different services write them; what is no whole listing is not taken for one. */
import { expect, test } from 'vitest'
import { parseListing } from './s3Listing.ts'

const listing = (inner: string, root = 'ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inner}</${root.split(' ')[0]}>`

test('F-MEDIA-01 keys, sizes, folders and the next page are read, with entities, CDATA, comments and other prefixes of names', () => {
  const inner =
    '<!-- <Contents><Key>no</Key></Contents> --><Contents><Key>a%26b+c%2Fd.png</Key><Size>12</Size><LastModified>2026-11-20T10:00:00.000Z</LastModified><Owner><ID>1</ID><Key>x</Key></Owner></Contents>' +
    '<Contents><Key><![CDATA[e.png]]></Key><Size>3</Size><LastModified>2026-11-20T10:00:00Z</LastModified></Contents>' +
    '<CommonPrefixes><Prefix>f&amp;g/</Prefix></CommonPrefixes><Prefix/><IsTruncated>true</IsTruncated><NextContinuationToken>1&#x2F;&quot;</NextContinuationToken>'
  const changedAt = new Date('2026-11-20T10:00:00Z')
  const read = {
    files: [
      { key: 'a&b c/d.png', size: 12, changedAt },
      { key: 'e.png', size: 3, changedAt },
    ],
    folders: ['f&g/'],
    nextToken: '1/"',
  }
  expect(parseListing(listing(inner))).toEqual(read)
  const prefixed = inner.replaceAll(/<(\/?)(?=[A-Z])(?!\/?!)/g, '<$1s3:')
  expect(parseListing(listing(prefixed, 's3:ListBucketResult xmlns:s3="http://x"'))).toEqual(read)
  expect(parseListing(listing(''))).toEqual({ files: [], folders: [], nextToken: null })
})

test('F-MEDIA-01 an answer that is cut off, or no listing, is a bucket that cannot be read, never an empty one', () => {
  const whole = listing(
    '<Contents><Key>a</Key><Size>1</Size><LastModified>2026-11-20</LastModified></Contents>',
  )
  for (const answer of [
    '',
    'ok',
    '<html><body>Sign in</body></html>',
    '<Error><Code>X</Code></Error>',
    whole.slice(0, -8),
  ])
    expect(() => parseListing(answer), answer).toThrow(
      expect.objectContaining({ code: 'storage.unavailable' }),
    )
})
