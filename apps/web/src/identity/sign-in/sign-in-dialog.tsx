import forms from '#identity/forms.module.css'
import { useText } from '#platform/texts/texts.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { AuthPhoto } from './auth-photo.tsx'

type SignInDialogProps = {
  photo: PhotoSet
  next: string
  onEntered: () => void
  onClose: () => void
}

/** The sign-in panel over the current page. */
export default function SignInDialog({ photo, next, onEntered, onClose }: SignInDialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('guard.title')} photo={<AuthPhoto photo={photo} />}>
      <AuthPanel next={next} onEntered={onEntered} />
      <p className={`${forms.small} ${forms.after}`}>
        {t(next.startsWith('/list-your-home') ? 'sign_in.keeps_answers' : 'sign_in.keeps_search')}
      </p>
    </Dialog>
  )
}
