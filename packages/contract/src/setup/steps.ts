import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/**
 * What an installation needs before guests use it, in this order, and the settings that each step checks. `by` says what
 * completes a step: its check with the settings that run, the digits of a test email, an administrator, or a stored home.
 */
export const setupSteps = {
  company: { by: 'check', settings: ['PUBLIC_URL'] },
  place: { by: 'administrator', settings: [] },
  payments: {
    by: 'check',
    settings: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  email: { by: 'digits', settings: ['SMTP_URL', 'MAIL_FROM'] },
  files: { by: 'check', settings: ['S3_URL'] },
  backups: { by: 'check', settings: ['BACKUP_DIR'] },
  home: { by: 'home', settings: [] },
} as const

export type SetupStepName = keyof typeof setupSteps
export const setupStepNames = [
  'company',
  'place',
  'payments',
  'email',
  'files',
  'backups',
  'home',
] as const satisfies readonly SetupStepName[]

export const SetupSetting = z.enum([
  ...setupSteps.company.settings,
  ...setupSteps.payments.settings,
  ...setupSteps.email.settings,
  ...setupSteps.files.settings,
  ...setupSteps.backups.settings,
])
export type SetupSetting = z.infer<typeof SetupSetting>

/** What a check says; each has its sentence under `setup.finding.`. */
const findings = [
  'setting_missing',
  'setting_invalid',
  'address_secure',
  'address_insecure',
  'support_set',
  'support_missing',
  'stripe_account',
  'stripe_unreachable',
  'stripe_refused',
  'stripe_modes_differ',
  'stripe_live',
  'stripe_test',
  'stripe_charges_off',
  'webhook_registered',
  'webhook_missing',
  'webhook_off',
  'webhook_events_missing',
  'email_sent',
  'email_refused',
  'files_written',
  'files_failed',
  'files_on_disk',
  'backup_folder_written',
  'backup_folder_failed',
  'backup_same_disk',
  'backup_key_apart',
  'backup_key_inside',
  'backup_written',
  'backup_started',
  'backup_waits',
] as const

export const SetupFinding = z.object({
  finding: z.enum(findings),
  /** With `bad` the step is not done; `warn` is for a person to judge. */
  tone: z.enum(['good', 'warn', 'bad']),
  /** A name, an address, a code of another system or a time; never a secret. */
  detail: z.string(),
})
export type SetupFinding = z.infer<typeof SetupFinding>

const state = z.enum(['done', 'skipped', 'open'])

export const SetupStep = z.object({
  step: z.enum(setupStepNames),
  state,
  /** Which settings the running process has. */
  settings: z.array(z.object({ name: SetupSetting, isSet: z.boolean() })),
})
export type SetupStep = z.infer<typeof SetupStep>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const params = z.strictObject({ step: z.enum(setupStepNames) })

/** Empty for a demo, which needs no setup. */
const steps = z.array(SetupStep)

export const setupStepEndpoints = endpoints({
  'GET /admin/setup': {
    summary: 'List the steps that make an installation ready for guests',
    result: steps,
    problems,
  },
  'PUT /admin/setup/:step': {
    summary:
      'Change the state of a step of setup: skipped, open again, or done where an administrator judges it',
    params,
    body: z.strictObject({ state }),
    result: steps,
    problems: [...problems, 'setup.not_confirmable'],
  },
  'POST /admin/setup/:step/check': {
    summary: 'Check a step live, with settings that were entered or with those that run',
    params,
    body: z.strictObject({
      settings: z.partialRecord(SetupSetting, z.string().trim().max(4000)).default({}),
    }),
    result: z.object({ findings: z.array(SetupFinding) }),
    problems,
  },
  'POST /admin/setup/email/confirmation': {
    summary: 'Confirm that the test email arrived, by its digits',
    body: z.strictObject({ digits: z.string().trim().max(20) }),
    result: steps,
    problems: [...problems, 'setup.wrong_digits', 'request.too_many'],
  },
})
