import { useEffect } from 'react'
import { cssTransition, toast as show, ToastContainer } from 'react-toastify/unstyled'
import { onToast, type ToastMessage, type ToastType, takeToasts } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import './toast.css'

const icons: Record<ToastType, IconName> = {
  success: 'check',
  error: 'alert',
  warning: 'clock',
  info: 'info',
  default: 'wave',
}

const tones: Partial<Record<ToastType, string>> = { success: 'good', error: 'bad', warning: 'warn' }

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 200 })

export default function ToastHost() {
  const t = useText()

  useEffect(() => {
    showAll()
    return onToast(showAll)
  }, [])

  return (
    <ToastContainer
      aria-label={t('shell.toasts')}
      position='top-right'
      autoClose={3000}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={60}
      limit={20}
      newestOnTop
      hideProgressBar
      transition={transition}
      icon={({ type }) => <Icon name={icons[type]} small className={tones[type]} />}
      closeButton={({ closeToast }) => (
        <IconButton icon='close' small label={t('shell.close')} onClick={() => closeToast(true)} />
      )}
    />
  )
}

function showAll() {
  for (const note of takeToasts()) {
    show(<ToastContent note={note} />, {
      type: note.type,
      role: note.type === 'error' ? 'alert' : 'status',
      ...(note.staysUntilDismissed ? { autoClose: false } : {}),
    })
  }
}

function ToastContent({ note: { text, act } }: { note: ToastMessage }) {
  return (
    <span className='toast-text'>
      {text}
      {act && (
        <button type='button' className='toast-act' onClick={act.act}>
          {act.label}
        </button>
      )}
    </span>
  )
}
