import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const url = (protocols: RegExp, example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), {
    message: `must be an address like ${example}`,
  })
const web = url(/^https?:$/, 'https://marea.example')
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()))

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:secret@host:5432/marea').optional(),
  DATABASE_REPLICA_URL: url(
    /^postgres(ql)?:$/,
    'postgres://user:secret@host:5432/marea',
  ).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  PUBLIC_URL: web.optional(),
  API_URL: web.optional(),
  CORS_ORIGINS: list.pipe(z.array(web)).default([]),
  TRUST_PROXY: z.string().optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DEMO: flag.optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:secret@host:587').optional(),
  MAIL_FROM: z.string().default('Marea <hola@marea.test>'),
  S3_URL: url(/^https?:$/, 'https://key:secret@host/bucket?region=us-east-1').optional(),
  MAP_STYLE_URL: web.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
})

export type Config = ReturnType<typeof readConfig>

/** Throws one error whose message has a sentence for each fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(faults(parsed.error))
  const env = parsed.data
  const demo = env.DEMO ?? !env.DATABASE_URL
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.DATABASE_POOL,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    apiUrl: env.API_URL,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY ?? false,
    role: env.ROLE,
    demo,
    hasDevPages: demo || env.NODE_ENV === 'development',
    secretKey: env.SECRET_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3Url: env.S3_URL,
    mapStyleUrl: env.MAP_STYLE_URL,
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  }
}

function faults(error: z.ZodError): string {
  return error.issues
    .map(
      (issue) =>
        `${issue.path.join('.')} ${issue.message.replace(/^Invalid/, 'is not valid: invalid')}.`,
    )
    .join('\n')
}
