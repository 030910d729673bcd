import { useText } from '#platform/texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import { Door } from './door.tsx'
import { DoorPhoto } from './door-photo.tsx'
import forms from './forms.module.css'

type SignInDialogProps = {
  photo: PhotoSet
  next: string
  onEntered: () => void
  onClose: () => void
}

/** The door over whatever page the reader is on. */
export default function SignInDialog({ photo, next, onEntered, onClose }: SignInDialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('guard.title')} plate={<DoorPhoto photo={photo} />}>
      <Door next={next} onEntered={onEntered} />
      <p className={`${forms.small} ${forms.after}`}>{t('sign_in.stays')}</p>
    </Dialog>
  )
}
