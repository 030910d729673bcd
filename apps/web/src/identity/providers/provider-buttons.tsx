import { useEffect, useRef, useState } from 'react'
import styles from '#identity/forms.module.css'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { goToApple } from './apple.ts'

type ProviderButtonsProps = {
  next: string
  onSignedIn: () => void
  onFailed: (error: unknown) => void
}

/** Google and Apple, each only where it is configured. */
export function ProviderButtons({ next, onSignedIn, onFailed }: ProviderButtonsProps) {
  const { google, apple } = usePage().config
  if (!google && !apple) return null
  return (
    <div className={styles.providers}>
      {google && <GoogleButton onSignedIn={onSignedIn} onFailed={onFailed} />}
      {apple && <AppleButton next={next} onFailed={onFailed} />}
    </div>
  )
}

export function useHasProviders(): boolean {
  const { google, apple } = usePage().config
  return Boolean(google || apple)
}

export function EmailDivider() {
  const t = useText()
  if (!useHasProviders()) return null
  return <p className={`soft small ${styles.or}`}>{t('sign_in.or_email')}</p>
}

function GoogleButton({ onSignedIn, onFailed }: Omit<ProviderButtonsProps, 'next'>) {
  const t = useText()
  const language = useLanguage()
  const place = useRef<HTMLFieldSetElement>(null)
  const reported = useRef({ onEntered: onSignedIn, onFailed })
  const [isUnavailable, setUnavailable] = useState(false)

  useEffect(() => {
    reported.current = { onEntered: onSignedIn, onFailed }
  }, [onSignedIn, onFailed])

  useEffect(() => {
    const listener = {
      onEntered: () => reported.current.onEntered(),
      onFailed: (error: unknown) => reported.current.onFailed(error),
      onUnavailable: () => setUnavailable(true),
    }
    const shown = import('./google.ts').then(({ showGoogleButton }) => {
      if (!place.current) return
      const look = { language, width: place.current.clientWidth }
      return showGoogleButton(place.current, look, listener)
    })
    shown.catch(listener.onUnavailable)
    return () => {
      shown.then((stop) => stop?.()).catch(() => undefined)
    }
  }, [language])

  if (isUnavailable)
    return <p className={`soft small ${styles.unavailable}`}>{t('sign_in.google_unavailable')}</p>
  return <fieldset ref={place} aria-label={t('sign_in.google')} className={styles.google} />
}

function AppleButton({ next, onFailed }: Omit<ProviderButtonsProps, 'onSignedIn'>) {
  const t = useText()
  return (
    <Button kind='quiet' onClick={() => goToApple(next).catch(onFailed)}>
      <svg viewBox='0 0 24 24' width='20' height='20' fill='currentColor' aria-hidden='true'>
        <path d='M16.3 8.2c-1.7 0-2.6 1-4.1 1-1.6 0-2.5-1-4.1-1-2 0-3.9 1.9-3.9 5.3 0 3.5 2.5 7 4.5 7 1.2 0 1.8-.8 3.4-.8s2.1.8 3.4.8c1.6 0 3.2-2.4 3.9-4.4-1.7-.8-2.5-2-2.5-3.5 0-1.4.8-2.5 1.9-3.2-.7-.8-1.6-1.2-2.5-1.2ZM12.3 6.8c0-2 1.3-3.5 3-3.8.2 2-1.2 3.7-3 3.8Z' />
      </svg>
      {t('sign_in.apple')}
    </Button>
  )
}
