import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@marea/contract/platform/language.ts'
import type { SetupFinding, SetupStep } from '@marea/contract/setup/steps.ts'
import { addressAllowance, takeAttempt } from '#identity/attempts/throttle.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { keyedHash } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { type EmailSender, withBrand } from '#platform/mail/brand.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { openMail } from '#platform/mail/open.ts'
import type { Delivery, EmailPort } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import { listStored, saveStep } from '#setup/steps/step-store.ts'
import { confirmStep, proofOf, type Settings, showSetup } from '#setup/steps/steps.ts'
import { bad, good } from './findings.ts'

const step = 'email'

/** Sent directly, because the settings may not run yet and the answer of the server is what is asked for. */
export async function sendTestEmail(ctx: Ctx, settings: Settings): Promise<SetupFinding[]> {
  const { email: to, language } = administratorOf(ctx)
  const { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom } = settings
  const mail = openMail({ smtpUrl, mailFrom, dataDir: ctx.config.dataDir })
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const sent = await emailDigits(mail, { to, language, digits }, ctx)
  if (sent.outcome !== 'accepted') return [bad('email_refused', sent.failure)]
  await inTransaction(ctx, (ctx) =>
    saveStep(ctx.db, {
      step,
      state: 'open',
      proof: proofOf(ctx, step, settings),
      digitsHash: hashOf(ctx, digits),
      changedAt: ctx.now,
    }),
  )
  return [good('email_sent', to)]
}

type TestEmail = { to: string; language: Language; digits: string }

export function emailDigits(
  mail: EmailPort,
  { to, language, digits }: TestEmail,
  sender: EmailSender,
): Promise<Delivery> {
  const versions = emailVersions((text) => ({
    subject: text('setup.mail.test.subject'),
    heading: text('setup.mail.test.heading'),
    paragraphs: [text('setup.mail.test.body', { digits })],
  }))
  const handover = { id: `setup-${crypto.randomUUID()}`, beforeEnd: async () => undefined }
  return mail.send(withBrand({ to, language, versions }, sender), handover)
}

/** Only the digits of the last test email count. */
export async function confirmEmail(ctx: Ctx, digits: string): Promise<SetupStep[]> {
  const attempt = await takeAttempt(ctx, ['setup-digits'], addressAllowance)
  if (!attempt.isAllowed) throw new Problem('request.too_many', { retryAfter: attempt.retryAfter })
  const sent = (await listStored(ctx.db)).find((row) => row.step === step)
  const isRight = sent?.digitsHash && timingSafeEqual(sent.digitsHash, hashOf(ctx, digits))
  if (!isRight || !sent.proof) throw new Problem('setup.wrong_digits')
  await confirmStep(ctx, step, sent.proof)
  return showSetup(ctx)
}

function hashOf(ctx: Pick<Ctx, 'ports'>, digits: string): Buffer {
  return keyedHash(ctx, 'setup-digits', digits.replace(/\s/g, ''))
}
