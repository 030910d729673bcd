import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Stack } from '#ui/page/stack.tsx'

export function DataDownload() {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function download() {
    attempt(async () => {
      const data = await withRecentSignIn(() => call('GET /user/data'))
      const words = JSON.stringify(data, null, 2)
      saveFile('marea.json', new Blob([words], { type: 'application/json' }))
    })
  }

  return (
    <Stack>
      <p>{t('account.data_description')}</p>
      <div>
        <Button kind='quiet' busy={isBusy} onClick={download}>
          {!isBusy && <Icon name='download' small />}
          {t('account.data_download')}
        </Button>
      </div>
      <FormMessage>{error ? t(errorText(error)) : undefined}</FormMessage>
    </Stack>
  )
}
