import { call } from '#platform/api.ts'
import { saveFile } from '#platform/save-file.ts'
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
    attempt(async () => {
      const words = JSON.stringify(await call('GET /user/data'), null, 2)
      saveFile('marea.json', new Blob([words], { type: 'application/json' }))
    })
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
