/** The settings of the environment, read once at start; a wrong value stops the start with one line that names it. */
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const secret = z.string().refine((text) => text.trim().length >= 32, 'must have at least 32 characters')
const flag = z.enum(['0', '1']).transform((value) => value === '1')

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** The secret that values are sealed and links are signed with; one for all processes of a database. Absent: the file in DATA_DIR. */
  PLINTH_SECRET: secret.optional(),
  PLINTH_SECRET_FILE: z.string().min(1).optional(),
  /** Read by the rotation only. */
  PLINTH_SECRET_NEW: secret.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  /** 0 for connection poolers that break named prepared statements. */
  DATABASE_PREPARE: flag.default(true),
  SITE_URL: url.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  /** What a new site is filled with: 0 nothing, 1 the demo shop, `stranger` the restaurant that screens and tests are tried with. */
  SEED_DEMO: z.enum(['0', '1', 'stranger']).default('1'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: url.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_KEY: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How many proxies in front are trusted to set X-Forwarded-For; 0 trusts none. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  /** With it /metrics answers whoever names it, without it this machine only. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How long a server that is told to end still serves after /readyz has said so; 5 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  /** 0 renders every page anew; only measurements use it, a production start refuses it. */
  PAGE_CACHE: flag.default(true),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

export type Config = z.output<typeof schema>

/** What a log may hold: passwords and keys, also those inside a URL, may not be there. */
const isTellable = (name: string): boolean => !/SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL/.test(name)

/** Empty values count as absent, as in most .env files. @throws Error with one line that names the variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new Error(`${name} is wrong: ${issue?.message}.${isTellable(name) ? ` Given: ${given[name]}` : ''}`)
  }
  const config = parsed.data
  if (Boolean(config.ADMIN_EMAIL) !== Boolean(config.ADMIN_PASSWORD)) {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD must be set together')
  }
  if (config.PLINTH_SECRET && config.PLINTH_SECRET_FILE)
    throw new Error('Set PLINTH_SECRET or PLINTH_SECRET_FILE, not both')
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const
  const missing = bucket.filter((name) => !config[name])
  if (missing.length > 0 && missing.length < bucket.length) {
    throw new Error(
      `${missing.join(', ')} is missing: a bucket needs all four S3_ settings, the local disk none`,
    )
  }
  if (!config.PAGE_CACHE && config.NODE_ENV === 'production') {
    throw new Error('PAGE_CACHE=0 is for measurements and refused in production')
  }
  return config
}
