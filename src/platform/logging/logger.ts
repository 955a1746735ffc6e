/** The program's log: one JSON line an event on standard output; secrets are never written. */
import pino, { type Logger } from 'pino'
import type { Config } from '../config.ts'

export function createLogger(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: null,
    redact: ['password', '*.password', 'token', '*.token', 'headers.cookie', 'headers.authorization'],
  })
}
