import { createPrivateKey } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SetupSetting } from '@marea/contract/setup/steps.ts'
import { z } from 'zod'
import { cardKeys, configureCards } from '#platform/cards/processors.ts'
import { companyEnvironment, companyOf } from './company-settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const url = (protocols: RegExp, example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), {
    message: `must be an address like ${example}`,
  })
const web = url(/^https?:$/, 'https://marea.example')
const postgres = url(/^postgres(ql)?:$/, 'postgres://user:secret@host:5432/marea')
const p256Key = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(isP256Key, { message: 'must be the PEM text of a P-256 private key' })
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()))

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_POOLING: z.enum(['none', 'transaction']).default('none'),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_REPLICA_URL: postgres.optional(),
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().min(2).max(3600).default(5),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
  PUBLIC_URL: web.optional(),
  API_URL: web.optional(),
  DEVELOPMENT_API_URL: web.optional(),
  CORS_ORIGINS: list.pipe(z.array(web)).default([]),
  TRUST_PROXY: z.string().optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DEMO: flag.optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PREVIOUS_SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:secret@host:587').optional(),
  S3_URL: url(/^https?:$/, 'https://key:secret@host/bucket?region=us-east-1').optional(),
  ...cardKeys,
  TEST_CARDS: flag.default(false),
  GOOGLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: p256Key.optional(),
  IDENTITY_STAND_IN: flag.optional(),
  FEEDS_STAND_IN: flag.optional(),
  PUSH_STAND_IN: flag.optional(),
  WEBHOOKS_STAND_IN: flag.optional(),
  MAP_STYLE_URL: web.optional(),
  MAP_ORIGINS: list.pipe(z.array(web)).default([]),
  ARGON2_MEMORY_KIB: z.coerce.number().int().min(8).default(32_768),
  ARGON2_PASSES: z.coerce.number().int().min(1).default(3),
  MINIMUM_DEPOSIT: z.coerce.number().int().min(0).default(50_00),
  CARD_MONEY_DAYS: z.coerce.number().int().min(0).max(3650).default(60),
  WITHDRAWALS: z.enum(['open', 'closed']).default('open'),
  WITHDRAWAL_FEE_US: z.coerce.number().int().min(0).default(2_50),
  WITHDRAWAL_FEE_MX: z.coerce.number().int().min(0).default(5_00),
  ...companyEnvironment,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  SHED_LOAD_AFTER_MS: z.coerce.number().int().min(0).default(2000),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(120_000),
  BACKUP_DIR: z.string().optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(1).max(1000).default(14),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

type Environment = z.infer<typeof Environment>

export const settingNames: readonly string[] = Object.keys(Environment.shape)

export type Config = ReturnType<typeof readConfig>

/** Throws one error whose message has a sentence for each fault. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(faults(parsed.error))
  const env = parsed.data
  const demo = env.DEMO ?? !env.DATABASE_URL
  const takesTestCards = demo || env.TEST_CARDS || env.NODE_ENV !== 'production'
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: directUrlOf(env),
    hasTransactionPooling: env.DATABASE_POOLING === 'transaction',
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    replicaMaxLagSeconds: env.DATABASE_REPLICA_MAX_LAG,
    databasePool: env.DATABASE_POOL,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    publicUrl: publicUrlOf(env),
    apiUrl: env.API_URL,
    developmentApiUrl: env.DEVELOPMENT_API_URL,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY ?? false,
    role: env.ROLE,
    demo,
    hasDevPages: demo || env.NODE_ENV === 'development',
    secretKey: env.SECRET_KEY,
    previousSecretKey: env.PREVIOUS_SECRET_KEY,
    smtpUrl: env.SMTP_URL,
    s3Url: env.S3_URL,
    cards: configureCards(env),
    takesTestCards,
    google: googleOf(env),
    apple: appleOf(env),
    hasIdentityStandIn: hasIdentityStandIn(env, demo),
    backupDir: env.BACKUP_DIR && resolve(root, env.BACKUP_DIR),
    backupsKept: env.BACKUPS_KEPT,
    hasFeedsStandIn: hasLocalStandIn(env, demo, 'FEEDS_STAND_IN'),
    hasPushStandIn: hasLocalStandIn(env, demo, 'PUSH_STAND_IN'),
    hasWebhooksStandIn: hasLocalStandIn(env, demo, 'WEBHOOKS_STAND_IN'),
    mapStyleUrl: env.MAP_STYLE_URL,
    mapOrigins: env.MAP_ORIGINS,
    wallet: walletOf(env),
    ...companyOf(env, { isInvented: takesTestCards }),
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    argon2: { memoryCost: env.ARGON2_MEMORY_KIB, timeCost: env.ARGON2_PASSES },
    shedLoadAfterMs: env.SHED_LOAD_AFTER_MS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    // With its own database there is no other process to take over.
    drainMs: env.DRAIN_MS ?? (env.DATABASE_URL ? 2500 : 0),
    metricsToken: env.METRICS_TOKEN,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceRatio: env.OTEL_TRACES_SAMPLER_ARG,
    given: checkedSettings(given),
  }
}

/** As they were given, for the checks of setup. */
function checkedSettings(given: NodeJS.ProcessEnv) {
  const names = SetupSetting.options.filter((name) => given[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, given[name]]))
}

/** Which of these settings no start would accept. */
export function faultySettings(given: Readonly<Record<string, string>>): string[] {
  const { error } = Environment.safeParse(given)
  return [...new Set((error?.issues ?? []).map(({ path }) => String(path[0])))]
}

/** The connection for what needs a session of its own: listening, session locks, migrations, jobs and backups. */
function directUrlOf({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLING }: Environment) {
  if (DATABASE_POOLING === 'transaction' && !DATABASE_DIRECT_URL) {
    throw new Error('DATABASE_DIRECT_URL is missing for DATABASE_POOLING=transaction.')
  }
  return DATABASE_DIRECT_URL ?? DATABASE_URL
}

function walletOf(env: Environment) {
  return {
    minimumDeposit: env.MINIMUM_DEPOSIT,
    cardMoneyDays: env.CARD_MONEY_DAYS,
    canWithdraw: env.WITHDRAWALS === 'open',
    withdrawalFees: { US: env.WITHDRAWAL_FEE_US, MX: env.WITHDRAWAL_FEE_MX },
  }
}

const appleId = 'https://appleid.apple.com'

function googleOf(env: Environment) {
  const clientId = env.GOOGLE_CLIENT_ID
  if (!clientId) return undefined
  return {
    clientId,
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    scriptUrl: 'https://accounts.google.com/gsi/client',
  }
}

function appleOf(env: Environment) {
  const given = {
    APPLE_CLIENT_ID: env.APPLE_CLIENT_ID,
    APPLE_TEAM_ID: env.APPLE_TEAM_ID,
    APPLE_KEY_ID: env.APPLE_KEY_ID,
    APPLE_PRIVATE_KEY: env.APPLE_PRIVATE_KEY,
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(given).length) return undefined
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = given
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) {
    throw new Error(missing.map((name) => `${name} is missing for Apple sign-in.`).join('\n'))
  }
  return {
    clientId: APPLE_CLIENT_ID,
    teamId: APPLE_TEAM_ID,
    keyId: APPLE_KEY_ID,
    privateKey: APPLE_PRIVATE_KEY,
    issuer: appleId,
    keysUrl: `${appleId}/auth/keys`,
    tokenUrl: `${appleId}/auth/token`,
    authorizeUrl: `${appleId}/auth/authorize`,
    redirectUrl: `${publicUrlOf(env).replace(/\/+$/, '')}/auth/callback`,
  }
}

/** Anybody can sign in with its accounts, so nothing but a demo may have it. */
function hasIdentityStandIn(env: Environment, demo: boolean): boolean {
  if (env.IDENTITY_STAND_IN && !demo) {
    throw new Error('IDENTITY_STAND_IN works in a demo only: remove it, or set DEMO=true.')
  }
  const hasKeys = Boolean(env.GOOGLE_CLIENT_ID || env.APPLE_CLIENT_ID)
  return demo && !hasKeys && env.IDENTITY_STAND_IN !== false
}

/** One address that is not public may then be contacted, so production never has it. */
function hasLocalStandIn(
  env: Environment,
  demo: boolean,
  name: 'FEEDS_STAND_IN' | 'PUSH_STAND_IN' | 'WEBHOOKS_STAND_IN',
): boolean {
  if (env[name] && !demo && env.NODE_ENV === 'production') {
    throw new Error(`${name} works in a demo only: remove it, or set DEMO=true.`)
  }
  return env[name] ?? demo
}

function publicUrlOf({ PUBLIC_URL, PORT }: Environment): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

function isP256Key(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
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
