/** A mail server on a port of its own that keeps what it is sent. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** Emails as they came, headers and all. */
  received: string[]
  /** Refuses every email address while true. */
  isRefusing: boolean
  /** Answers for single email addresses, by address: `[550, 'No such mailbox']`. */
  refusals: Map<string, readonly [code: number, text: string]>
  /** The next letter never gets its answer: `act` is called as somebody calls, or once the letter is taken. */
  interruptNext(moment: 'called' | 'taken', act: () => void): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  let planned: { moment: 'called' | 'taken'; act: () => void } | null = null

  /** @returns whether the caller is left without an answer */
  function interrupts(moment: 'called' | 'taken'): boolean {
    if (planned?.moment !== moment) return false
    planned.act()
    planned = null
    return true
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A connection that somebody was killed on would keep the server for half a minute.
    closeTimeout: 100,
    onConnect(_session, done) {
      if (!interrupts('called')) done()
    },
    onRcptTo({ address }, _session, done) {
      const refusal = mails.refusals.get(address)
      if (refusal) done(Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }))
      else done(mails.isRefusing ? new Error('Mailbox full') : null)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.received.push(Buffer.concat(chunks).toString('utf8'))
        if (!interrupts('taken')) done()
      })
    },
  })
  // Whoever calls may be killed in the middle.
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    isRefusing: false,
    refusals: new Map(),
    interruptNext(moment, act) {
      planned = { moment, act }
    },
    close: () => new Promise((done) => server.close(done)),
  }
  return mails
}
