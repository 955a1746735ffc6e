/**
 * Sends one email to many, each at most once: right before the mail server gets the text of one, its caller writes down that it does.
 * What happens after that (the process dies, the connection breaks) may leave a person without it, never with two.
 */
import { PassThrough } from 'node:stream'
import { isRecord } from '#platform/isRecord.ts'

export interface OnceMail {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Readonly<Record<string, string>>
}

export type OnceOutcome =
  | { kind: 'sent' }
  /** The mail server knows no such email address, or takes nothing more for it. */
  | { kind: 'bounced'; reason: string }
  /** The mail server takes this email from nobody, or for nobody. */
  | { kind: 'refused'; reason: string }
  /** The mail server says: later. */
  | { kind: 'later'; reason: string }
  /** Nothing was sent: the mail server cannot be reached, or lets us not in. */
  | { kind: 'unreached'; reason: string }
  /** Another process has handed it over. */
  | { kind: 'taken' }
  /** The mail server got the text, and its answer never came. */
  | { kind: 'unclear'; reason: string }

export interface OnceSender {
  /** @param hand writes down that the mail server gets it now; false: another process has done so */
  send(mail: OnceMail, hand: () => Promise<boolean>): Promise<OnceOutcome>
  close(): void
}

const answerMs = 60_000

type Handing = 'before' | 'handed' | 'taken'

/** @param mailServer a URL that begins with smtp:// or smtps:// */
export async function openOnceSender(
  mailServer: string,
  from: { name: string; email: string },
): Promise<OnceSender> {
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs }
  const transport = createTransport({ url: mailServer, ...limits })
  /** One after the other: the state of the one that is sent. */
  let handing: Handing = 'before'
  let hands: () => Promise<boolean> = async () => false
  // The text is read only when the mail server has said that it takes it for this recipient.
  transport.use('stream', ({ message }, done) => {
    const make = message.createReadStream.bind(message)
    message.createReadStream = () => {
      let isAsked = false
      const gate: PassThrough = new PassThrough({
        read() {
          if (isAsked) return
          isAsked = true
          void fill(gate)
        },
      })
      return gate
    }
    async function fill(gate: PassThrough): Promise<void> {
      try {
        if (!(await hands())) {
          handing = 'taken'
          throw new Error('The email was taken by another process')
        }
        handing = 'handed'
        for await (const chunk of make()) gate.push(chunk)
        gate.push(null)
      } catch (error) {
        gate.destroy(error instanceof Error ? error : new Error(String(error)))
      }
    }
    done()
  })
  return {
    async send({ headers, ...mail }, hand) {
      handing = 'before'
      hands = hand
      try {
        await transport.sendMail({
          ...mail,
          from: { name: from.name, address: from.email },
          headers: { ...headers },
        })
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error, handing)
      }
    },
    close: () => transport.close(),
  }
}

/** What a failed try means for the one email, by where in the conversation it failed (RFC 5321). */
export function outcomeOf(error: unknown, handing: Handing): OnceOutcome {
  const { responseCode, command, response }: Record<string, unknown> = isRecord(error) ? error : {}
  const code = typeof responseCode === 'number' ? responseCode : null
  const message = error instanceof Error ? error.message : String(error)
  const reason = (typeof response === 'string' ? response : message).slice(0, 500)
  if (handing === 'taken') return { kind: 'taken' }
  if (handing === 'handed') {
    if (code === null) return { kind: 'unclear', reason }
    return { kind: code >= 500 ? 'refused' : 'later', reason }
  }
  if (code === null || typeof command !== 'string' || !command.startsWith('RCPT'))
    return { kind: 'unreached', reason }
  if (code < 500) return { kind: 'later', reason }
  // 5.7: a rule of the mail server stands against the sender, not against the email address.
  return { kind: /\b5\.7\.\d+\b/.test(reason) ? 'refused' : 'bounced', reason }
}
