import { useState } from 'react'
import { install, useInstallState } from '#platform/boot/install-prompt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './app-page.module.css'

export function InstallStatus() {
  const t = useText()
  const state = useInstallState()
  const [isDismissed, setDismissed] = useState(false)

  async function ask() {
    setDismissed(!(await install()))
  }

  return (
    <div className={styles.install} role='status'>
      {state === 'available' && (
        <Button icon='download' onClick={ask}>
          {t('app.install')}
        </Button>
      )}
      {state === 'installed' && (
        <p className={styles.installed}>
          <Icon name='seal' />
          <span>
            <strong>{t('app.installed')}</strong>
            <br />
            {t('app.installed_description')}
          </span>
        </p>
      )}
      {state === 'manual' && (
        <p className='soft'>{t(isDismissed ? 'app.dismissed' : 'app.manual')}</p>
      )}
    </div>
  )
}
