import { useLocation } from 'react-router'
import { signInPath } from '#identity/safe-next.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** Shown in place of the data on pages that visitors may open. */
export function SignInPrompt() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <Notice
      title={t('guard.prompt')}
      icon='lock'
      actions={
        <LinkButton to={signInPath(pathname + search)} small>
          {t('shell.sign_in')}
        </LinkButton>
      }
    >
      {t('guard.prompt_description')}
    </Notice>
  )
}
