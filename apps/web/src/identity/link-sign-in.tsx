import { useNavigate } from 'react-router'
import { callPlain } from '#platform/api.ts'
import { keepUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import { DoorCard } from './door-card.tsx'
import { FormSays } from './form-says.tsx'
import { isRefused, refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

type LinkSignInProps = { photo: PhotoSet; token: string; next: string }

/** Waits for a press, because programs that read mail open its links and would use this one up. */
export function LinkSignIn({ photo, token, next }: LinkSignInProps) {
  const t = useText()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()

  function enter() {
    attempt(async () => {
      keepUser(await callPlain('POST /user/login/link', { body: { token } }))
      await navigate(next, { replace: true })
    })
  }

  if (isRefused(error, 'identity.link_invalid')) return <LinkOver photo={photo} />
  return (
    <DoorCard photo={photo} title={t('sign_in.link_title')} isShort>
      <p>{t('sign_in.link_says')}</p>
      <FormSays>{error ? t(refusalText(error)) : undefined}</FormSays>
      <Button busy={isBusy} onClick={enter}>
        {t('sign_in.link_go')}
      </Button>
    </DoorCard>
  )
}

/** A link that has been used or is too old, and the way to a new one. */
export function LinkOver({ photo }: { photo: PhotoSet }) {
  const t = useText()
  return (
    <DoorCard photo={photo} title={t('sign_in.link_over')} isShort>
      <p role='alert'>{t('sign_in.link_over_says')}</p>
      <LinkButton to='/reset-password'>{t('sign_in.new_mail')}</LinkButton>
      <LinkButton to='/sign-in' kind='quiet'>
        {t('sign_in.back')}
      </LinkButton>
    </DoorCard>
  )
}
