import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { readUser } from '#platform/session/session.ts'
import type { Say } from '#platform/texts/texts.tsx'
import { returnTo } from './return-to.ts'

export async function sendConfirmationEmail(notify: Say, next = '/'): Promise<void> {
  await call('POST /user/email-confirmation/mail', { query: returnTo(next) })
  toast.success(notify('sign_in.email_sent', { email: readUser()?.email ?? '' }))
}
