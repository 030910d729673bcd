import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, useActionData, useNavigate } from 'react-router'
import { personal } from '#platform/caching.ts'
import { keepUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { breakfast } from '#shell/photos.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { signInWithApple, takeAppleNext } from './apple.ts'
import { type AppleReturn, readAppleReturn } from './apple-return.ts'
import { DoorCard } from './door-card.tsx'
import { refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

export const headers = personal

/** Apple posts its answer from its own page; the browser then signs in with it. */
export async function action({ request }: ActionFunctionArgs): Promise<AppleReturn | null> {
  return readAppleReturn(await request.formData())
}

export default function AuthCallbackPage() {
  const t = useText()
  const posted = useActionData<typeof action>()
  const navigate = useNavigate()
  const { error, attempt } = useAttempt()
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    attempt(async () => {
      const next = await enter(posted ?? readAddress())
      await navigate(next, { replace: true })
    })
  })

  if (error) return <Failed error={error} />
  return (
    <>
      <PageHead title={t('sign_in.callback_title')} isPrivate />
      <DoorCard photo={breakfast} title={t('sign_in.callback_title')} isShort>
        <p role='status'>{t('sign_in.callback_says')}</p>
      </DoorCard>
    </>
  )
}

async function enter(returned: AppleReturn | null): Promise<string> {
  const next = returned && takeAppleNext(returned.state)
  if (!returned || next === undefined) throw new UnaskedReturn()
  keepUser(await signInWithApple(returned))
  return next ?? '/'
}

function Failed({ error }: { error: unknown }) {
  const t = useText()
  return null
}
