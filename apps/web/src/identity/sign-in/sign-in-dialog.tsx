import { useText } from '#platform/texts/texts.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { AuthPhoto } from './auth-photo.tsx'

type SignInDialogProps = {
  photo: PhotoSet
  next: string
  onSignedIn: () => void
  onClose: () => void
}

export default function SignInDialog({ photo, next, onSignedIn, onClose }: SignInDialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('guard.title')} photo={<AuthPhoto photo={photo} />}>
      <AuthPanel next={next} onSignedIn={onSignedIn} />
      <p className='soft tiny'>
        {t(next.startsWith('/list-your-home') ? 'sign_in.keeps_answers' : 'sign_in.search_kept')}
      </p>
    </Dialog>
  )
}
