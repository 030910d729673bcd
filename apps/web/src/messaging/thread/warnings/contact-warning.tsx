import type { ContactHint } from '@marea/contract/messaging/contact-hints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './contact-warning.module.css'

type ContactWarningProps = {
  hints: readonly ContactHint[]
  /** Writers see the warning before they send, readers beside the message. */
  reader: 'writer' | 'recipient'
}

/** Advises to stay on the platform until there is a booking; it never prevents sending. */
export function ContactWarning({ hints, reader }: ContactWarningProps) {
  const t = useText()
  const [first] = hints
  const hint = hints.includes('payment') ? 'payment' : first
  return (
    <span
      className={classes(styles.warning, styles[reader])}
      role={reader === 'writer' ? 'status' : undefined}
    >
      {hint && (
        <>
          <Icon name='alert' small />
          <span>{t(`messaging.warning.${reader}_${hint}`)}</span>
        </>
      )}
    </span>
  )
}
