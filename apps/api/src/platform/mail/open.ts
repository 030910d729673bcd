import type { MailPort } from '#platform/ports.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

type Given = { smtpUrl: string | undefined; mailFrom: string; dataDir: string }

export function openMail({ smtpUrl, mailFrom, dataDir }: Given): MailPort {
  return smtpUrl ? openSmtp(smtpUrl, mailFrom) : openOutbox(dataDir)
}
