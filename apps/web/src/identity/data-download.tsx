import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import { refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

export function DataDownload() {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function download() {
    attempt(async () => saveAs('marea.json', await call('GET /user/data')))
  }

  return (
    <div className={styles.stack}>
      <p>{t('account.data_says')}</p>
      <div>
        <Button kind='quiet' busy={isBusy} onClick={download}>
          {!isBusy && <Icon name='download' small />}
          {t('account.data_get')}
        </Button>
      </div>
      <FormSays>{error ? t(refusalText(error)) : undefined}</FormSays>
    </div>
  )
}

function saveAs(name: string, document: unknown) {
  const blob = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(blob)
  const link = Object.assign(window.document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
