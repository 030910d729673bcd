import { Navigate, useSearchParams } from 'react-router'
import { EmailChange } from '#identity/email-links/email-change.tsx'
import { EmailConfirmation } from '#identity/email-links/email-confirmation.tsx'
import { safeNext } from '#identity/safe-next.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { breakfast } from '#shell/photos.ts'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import SignInPanel from './sign-in-panel.tsx'

export default function SignInPage() {
  const t = useText()
  return (
    <>
      <DocumentHead title={t('shell.sign_in')} isPrivate />
      <SignInView />
    </>
  )
}

function SignInView() {
  const user = useUser()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const email = search.get('email')
  const [link, confirm, again] = ['link', 'confirm', 'again'].map((name) => search.get(name))
  if (confirm) return <EmailConfirmation photo={breakfast} token={confirm} next={next} />
  if (email) return <EmailChange photo={breakfast} token={email} />
  if (again) return <SignInAgain photo={breakfast} token={again} />
  if (link) return <LinkSignIn photo={breakfast} token={link} next={next} />
  if (user) return <Navigate to={next} replace />
  const tab = search.get('tab') === 'register' ? 'register' : 'sign-in'
  return <SignInPanel photo={breakfast} next={next} tab={tab} onSignedIn={() => undefined} />
}
