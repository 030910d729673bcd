import { type SetupFinding, type SetupStepName, setupSteps } from '@marea/contract/setup/steps.ts'
import { faultySettings } from '#config.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { confirmStep, proofOf, type Settings } from '#setup/steps/steps.ts'
import { checkBackups } from './backups.ts'
import { checkFiles } from './files.ts'
import { bad, good, warn } from './findings.ts'
import { checkPayments } from './payments.ts'
import { sendTestEmail } from './test-email.ts'

type Check = (ctx: Ctx, settings: Settings) => Promise<SetupFinding[]>

const checks: Record<SetupStepName, Check> = {
  company: async (ctx, settings) => checkCompany(ctx, settings),
  place: async () => [],
  payments: checkPayments,
  email: sendTestEmail,
  files: checkFiles,
  backups: checkBackups,
  home: async () => [],
}

/** Optional ones are only checked if they are set. */
const required: Readonly<Record<string, true>> = {
  PUBLIC_URL: true,
  STRIPE_PUBLISHABLE_KEY: true,
  STRIPE_SECRET_KEY: true,
  STRIPE_WEBHOOK_SECRET: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  BACKUP_DIR: true,
}

/** Nothing that was entered is stored or logged; a check that passes remembers a keyed hash of it. */
export async function checkStep(
  ctx: Ctx,
  step: SetupStepName,
  entered: Settings,
): Promise<{ findings: SetupFinding[] }> {
  const settings = settingsOf(ctx, step, entered)
  const faults = faultsIn(step, settings)
  const findings = faults.length > 0 ? faults : await checks[step](ctx, settings)
  const hasPassed = findings.every(({ tone }) => tone !== 'bad')
  await inTransaction(ctx, (ctx) => {
    const details = { passed: hasPassed }
    return recordAdminAct(ctx, { act: 'setup.step_checked', subject: `setup:${step}`, details })
  })
  if (hasPassed && setupSteps[step].by === 'check') {
    await confirmStep(ctx, step, proofOf(ctx, step, settings))
  }
  return { findings }
}

function settingsOf(ctx: Ctx, step: SetupStepName, entered: Settings): Settings {
  const running: Settings = ctx.config.given
  return Object.fromEntries(
    setupSteps[step].settings.map((name) => [name, entered[name] || running[name]]),
  )
}

function faultsIn(step: SetupStepName, settings: Settings): SetupFinding[] {
  const names: readonly (keyof Settings)[] = setupSteps[step].settings
  const missing = names.filter((name) => required[name] && !settings[name])
  const given = Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return [
    ...missing.map((name) => bad('setting_missing', name)),
    ...faultySettings(given).map((name) => bad('setting_invalid', name)),
  ]
}

function checkCompany({ brand }: Ctx, { PUBLIC_URL = '' }: Settings) {
  const { protocol, host } = new URL(PUBLIC_URL)
  const support = [brand.name, brand.email, brand.phone].filter((part) => part !== '')
  const isSecure = protocol === 'https:'
  return [
    isSecure ? good('address_secure', host) : warn('address_insecure', PUBLIC_URL),
    support.length > 1 ? good('support_set', support.join(', ')) : warn('support_missing'),
  ]
}
