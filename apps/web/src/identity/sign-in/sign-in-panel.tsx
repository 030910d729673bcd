import { useText } from '#platform/texts/texts.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthPanel, type AuthTab } from './auth-panel.tsx'

type SignInPanelProps = {
  photo: PhotoSet
  next: string
  onSignedIn: () => void
  /** Why sign-in is required here. */
  reason?: string
  tab?: AuthTab
}

/** Where a visitor signs in; `next` is where they were going. */
export default function SignInPanel({ photo, next, onSignedIn, reason, tab }: SignInPanelProps) {
  const t = useText()
  return (
    <AuthCard photo={photo} title={t('guard.title')}>
      {reason && <p>{reason}</p>}
      <AuthPanel next={next} tab={tab} onSignedIn={onSignedIn} />
    </AuthCard>
  )
}
