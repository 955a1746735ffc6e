/** Server code reaches other servers through the egress alone (SECURITY row 6). Who goes another way stands here with a reason. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** These go to one URL that the owner wrote into the configuration, never to one that came with a request. */
const exceptions = new Map([
  ['src/platform/egress/createEgress.ts', 'is the way out'],
  ['src/platform/storage/s3Bucket.ts', 'the bucket of S3_ENDPOINT'],
  ['src/features/shop/payments/providers/stripe.ts', 'the payment provider of STRIPE_API_BASE'],
  ['src/platform/mail/sendDueMails.ts', 'the mail server of SMTP_URL'],
  ['src/platform/mail/sendOnce.ts', 'the mail server of SMTP_URL'],
])

const waysOut = [
  /^(?!import type).*(from |import\()'(undici|got|axios|node-fetch|nodemailer|stripe|aws4fetch)'/m,
  /import (?!type)[^\n]*\b(request|get|Agent|ClientRequest|connect)\b[^\n]* from 'node:(https?|http2|net|tls)'/,
  /await import\('node:(https?|http2|net|tls|dgram)'\)/,
  /import \* as \w+ from 'node:(https?|http2|net|tls|dgram)'/,
  /(?<![.\w])fetch\((?!\w+: )/,
  /new (WebSocket|EventSource)\(/,
]

const goesOut = (source: string) => waysOut.some((way) => way.test(source))

test('F-MEDIA-08 no server code but the egress reaches another server', () => {
  const files = globSync('src/{platform,features,rendering,cli,rules}/**/*.{ts,tsx}').concat(
    'src/main.ts',
    'src/program.ts',
  )
  const server = files.filter(
    (file) =>
      !/\.test\.tsx?$|^src\/platform\/client\/|\/screens\/|^src\/platform\/database\/embedded\//.test(file),
  )
  expect(server.length).toBeGreaterThan(200)
  const found = server.filter((file) => goesOut(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual([...exceptions.keys()].toSorted())
})

test('a planted fault: each careless way is seen', () => {
  for (const source of [
    "import { request } from 'undici'",
    "const { request } = await import('undici')",
    "await import('node:http')",
    "import { get } from 'node:https'",
    'const x = await fetch(url)',
    "import * as http from 'node:http'",
    "import { connect } from 'node:net'",
  ]) {
    expect(goesOut(source), source).toBe(true)
  }
  expect(
    goesOut("const answer = await egress.fetch({ url })\nimport type { IncomingMessage } from 'node:http'"),
  ).toBe(false)
})
