import type { User } from '@marea/contract/identity/endpoints.ts'
import { sendConfirmationEmail } from '#identity/confirm/send-confirmation-email.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './account.module.css'

type EmailStateProps = { user: Pick<User, 'email' | 'isEmailConfirmed' | 'isEmailBounced'> }

export function EmailState({ user }: EmailStateProps) {
  const t = useText()
  const { isBusy, attempt } = useAttempt()
  const { email, isEmailConfirmed, isEmailBounced } = user
  const isGood = isEmailConfirmed && !isEmailBounced
  return (
    <Stack gap={2} className={styles.email}>
      <p>{email}</p>
      <State tone={isGood ? 'good' : 'warn'}>{t(stateOf(user))}</State>
      {isEmailBounced && <p className='soft'>{t('account.bounced_description')}</p>}
      {!isGood && (
        <Button
          kind='quiet'
          small
          busy={isBusy}
          onClick={() => attempt(() => sendConfirmationEmail(t, '/account-settings'))}
        >
          {t('sign_in.new_email')}
        </Button>
      )}
    </Stack>
  )
}

function stateOf({ isEmailConfirmed, isEmailBounced }: EmailStateProps['user']) {
  if (isEmailBounced) return 'account.bounced'
  return isEmailConfirmed ? 'account.confirmed' : 'account.unconfirmed'
}
