import { useNavigate } from 'react-router'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { callPlain } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { storeUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { AuthCard } from './auth-card.tsx'

type LinkSignInProps = { photo: PhotoSet; token: string; next: string }

/** Waits for a press, because email scanners open links and would use this one up. */
export function LinkSignIn({ photo, token, next }: LinkSignInProps) {
  const t = useText()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()

  function enter() {
    attempt(async () => {
      storeUser(await callPlain('POST /user/login/link', { body: { token } }))
      await navigate(next, { replace: true })
    })
  }

  if (isProblem(error, 'identity.link_invalid')) return <LinkExpired photo={photo} />
  return (
    <AuthCard photo={photo} title={t('sign_in.link_title')} isShort>
      <p>{t('sign_in.link_description')}</p>
      <FormMessage>{error ? t(errorText(error)) : undefined}</FormMessage>
      <Button busy={isBusy} onClick={enter}>
        {t('sign_in.link_sign_in')}
      </Button>
    </AuthCard>
  )
}

export function LinkExpired({ photo }: { photo: PhotoSet }) {
  const t = useText()
  return (
    <AuthCard photo={photo} title={t('sign_in.link_expired')} isShort>
      <p role='alert'>{t('sign_in.link_expired_description')}</p>
      <LinkButton to='/reset-password'>{t('sign_in.new_email')}</LinkButton>
      <LinkButton to='/sign-in' kind='quiet'>
        {t('sign_in.back')}
      </LinkButton>
    </AuthCard>
  )
}
