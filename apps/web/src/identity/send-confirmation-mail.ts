import { call } from '#platform/api.ts'
import { readUser } from '#platform/session.ts'
import type { Say } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'

export async function sendConfirmationMail(say: Say): Promise<void> {
  await call('POST /user/email-confirmation/mail')
  toast.success(say('sign_in.mail_sent', { email: readUser()?.email ?? '' }))
}
