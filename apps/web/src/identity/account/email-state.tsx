import type { User } from '@marea/contract/identity/endpoints.ts'
import { support } from '@marea/contract/platform/support.ts'
import { sendConfirmationEmail } from '#identity/confirm/send-confirmation-email.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { State } from '#ui/text/badge.tsx'

/** Whether emails reach the person, and what to do if they do not. */
export function EmailState({ user }: { user: Pick<User, 'isEmailConfirmed' | 'isEmailBounced'> }) {
  const t = useText()
  const { isBusy, attempt } = useAttempt()
  if (user.isEmailConfirmed && !user.isEmailBounced) {
    return <State tone='good'>{t('account.confirmed')}</State>
  }
  return (
    <>
      <State tone='warn'>
        {t(user.isEmailBounced ? 'account.bounced' : 'account.unconfirmed')}
      </State>
      {user.isEmailBounced && <p>{t('account.bounced_description', { support: support.mail })}</p>}
      <Button
        kind='quiet'
        small
        busy={isBusy}
        onClick={() => attempt(() => sendConfirmationEmail(t, '/account-settings'))}
      >
        {t('sign_in.new_email')}
      </Button>
    </>
  )
}
