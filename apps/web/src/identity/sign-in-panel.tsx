import { useText } from '#platform/texts.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import { Door, type DoorTab } from './door.tsx'
import { DoorCard } from './door-card.tsx'

type SignInPanelProps = {
  photo: PhotoSet
  next: string
  onEntered: () => void
  /** Why the reader meets the door here. */
  reason?: string
  tab?: DoorTab
}

/** Where a visitor signs in; `next` is where they were going. */
export default function SignInPanel({ photo, next, onEntered, reason, tab }: SignInPanelProps) {
  const t = useText()
  return (
    <DoorCard photo={photo} title={t('guard.title')}>
      {reason && <p>{reason}</p>}
      <Door next={next} tab={tab} onEntered={onEntered} />
    </DoorCard>
  )
}
