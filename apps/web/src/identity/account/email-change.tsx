import type { User } from '@marea/contract/identity/endpoints.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './account.module.css'
import { EmailForm } from './email-form.tsx'

type EmailChangeProps = { user: Pick<User, 'email' | 'secret'> }

export function EmailChange({ user }: EmailChangeProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()

  function finish(email: string) {
    setSentTo(email)
    setOpen(false)
  }

  if (isOpen) return <EmailForm user={user} onSent={finish} onCancel={() => setOpen(false)} />
  return (
    <div className={styles.email}>
      {sentTo && (
        <Notice tone='good' icon='message' title={t('sign_in.sent')} isAnnounced>
          {t('account.email_sent', { email: sentTo, current: user.email })}
        </Notice>
      )}
      <Button kind='quiet' onClick={() => setOpen(true)}>
        {t('account.email_change')}
      </Button>
    </div>
  )
}
