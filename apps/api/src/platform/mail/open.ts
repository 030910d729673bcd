import type { EmailPort } from '#platform/ports.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

type Given = { smtpUrl: string | undefined; mailFrom: string | undefined; dataDir: string }

export function openMail({ smtpUrl, mailFrom, dataDir }: Given): EmailPort {
  return smtpUrl && mailFrom ? openSmtp(smtpUrl, mailFrom) : openOutbox(dataDir)
}
