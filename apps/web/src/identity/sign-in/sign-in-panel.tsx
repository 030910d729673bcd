import { useText } from '#platform/texts/texts.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthPanel, type DoorTab } from './auth-panel.tsx'

type SignInPanelProps = {
  photo: PhotoSet
  next: string
  onEntered: () => void
  /** Why sign-in is required here. */
  reason?: string
  tab?: DoorTab
}

/** Where a visitor signs in; `next` is where they were going. */
export default function SignInPanel({ photo, next, onEntered, reason, tab }: SignInPanelProps) {
  const t = useText()
  return (
    <AuthCard photo={photo} title={t('guard.title')}>
      {reason && <p>{reason}</p>}
      <AuthPanel next={next} tab={tab} onEntered={onEntered} />
    </AuthCard>
  )
}
