import type { TextKey } from '@marea/contract/texts/keys.ts'
import { useEffect, useRef, useState } from 'react'
import { type ActionFunctionArgs, useActionData, useNavigate } from 'react-router'
import { errorText } from '#identity/error-text.ts'
import { signInPath } from '#identity/safe-next.ts'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { allTexts } from '#platform/texts/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { breakfast } from '#shell/photos.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { enterWithApple, takePendingAppleSignIn } from './apple.ts'
import { type AppleReturn, readAppleCancellation, readAppleReturn } from './apple-return.ts'

type AppleResponse = { returned: AppleReturn | null; canceled: string | null }

/** Apple posts its response from its own page; the browser then signs in with it. */
export async function action({ request }: ActionFunctionArgs): Promise<AppleResponse> {
  return parseResponse(await request.formData())
}

export default function AuthCallbackPage() {
  const posted = useActionData<typeof action>()
  const navigate = useNavigate()
  const [fault, setFault] = useState<TextKey>()
  const requested = useRef(false)

  useEffect(() => {
    if (requested.current) return
    requested.current = true
    const { returned, canceled } = posted ?? readFromUrl()
    const state = returned?.state ?? canceled
    const left = state ? takePendingAppleSignIn(state) : undefined
    if (left && canceled) {
      navigate(left.isConfirmation ? left.next : signInPath(left.next), { replace: true })
      return
    }
    if (!returned || !left) return fail('problem.identity.apple_failed')
    enterWithApple(returned, left).then(
      () => navigate(left.next, { replace: true }),
      (error) => fail(errorText(error)),
    )

    function fail(key: TextKey) {
      allTexts().then(() => setFault(key))
    }
  }, [posted, navigate])

  return fault ? <Failed fault={fault} /> : <Waiting />
}

function Waiting() {
  const t = useText()
  return (
    <>
      <DocumentHead title={t('sign_in.callback_title')} isPrivate />
      <AuthCard photo={breakfast} title={t('sign_in.callback_title')} isShort>
        <p role='status'>{t('sign_in.callback_description')}</p>
      </AuthCard>
    </>
  )
}

function Failed({ fault }: { fault: TextKey }) {
  const t = useText()
  return (
    <>
      <DocumentHead title={t(fault)} isPrivate />
      <AuthCard photo={breakfast} title={t(fault)} isShort>
        <p role='alert'>{t('sign_in.callback_failed_description')}</p>
        <LinkButton to='/sign-in'>{t('sign_in.back')}</LinkButton>
      </AuthCard>
    </>
  )
}

/** Other response modes put the same fields into the query or the fragment. */
function readFromUrl(): AppleResponse {
  const { search, hash } = location
  return parseResponse(new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`))
}

function parseResponse(fields: { get(name: string): unknown }): AppleResponse {
  return { returned: readAppleReturn(fields), canceled: readAppleCancellation(fields) }
}
