import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isProblem } from '#identity/error-text.ts'
import { AdministratorForm } from '#identity/first-administrator/administrator-form.tsx'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { callPlain } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { breakfast } from '#shell/photos.ts'
import { DocumentHead } from '#ui/page/document-head.tsx'

export const headers = personal

/** The token stands after the `#`, which only the browser knows. */
export default function SetupLinkPage() {
  const t = useText()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    let isLeft = false
    isLinkClosed(token).then((isOver) => isLeft || setClosed(isOver))
    return () => {
      isLeft = true
    }
  }, [token])

  const title = t(isClosed ? 'setup.link_closed' : 'setup.administrator_title')
  return (
    <>
      <DocumentHead title={title} isPrivate />
      <AuthCard photo={breakfast} title={title} isShort={isClosed}>
        {isClosed ? (
          <p role='alert'>{t('setup.link_closed_help')}</p>
        ) : (
          <>
            <p className='soft'>{t('setup.administrator_lead')}</p>
            <AdministratorForm
              token={token}
              onCreated={() => navigate('/admin/setup', { replace: true })}
              onLinkClosed={() => setClosed(true)}
            />
          </>
        )}
      </AuthCard>
    </>
  )
}

/** Anything else that goes wrong is said when the form is sent. */
async function isLinkClosed(token: string): Promise<boolean> {
  if (!token) return true
  return callPlain('POST /setup/link', { body: { token } }).then(
    () => false,
    (error) => isProblem(error, 'setup.link_invalid'),
  )
}
