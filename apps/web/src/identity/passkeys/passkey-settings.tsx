import type { Passkey } from '@marea/contract/identity/passkeys.ts'
import { useState } from 'react'
import { deviceName } from '#identity/account/device-name.ts'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { useHasPasskeys } from './passkey-button.tsx'
import { isDismissal } from './passkey-support.ts'

type PasskeySettingsProps = { passkeys: readonly Passkey[]; onChange: () => Promise<void> }

export function PasskeySettings({ passkeys, onChange }: PasskeySettingsProps) {
  const t = useText()
  const canAdd = useHasPasskeys()
  return (
    <Stack>
      {passkeys.length === 0 && <p>{t('passkeys.none')}</p>}
      <RowList isDense>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onChange={onChange} />
        ))}
      </RowList>
      {canAdd ? <AddPasskey onChange={onChange} /> : <p>{t('passkeys.unsupported')}</p>}
    </Stack>
  )
}

function AddPasskey({ onChange }: Pick<PasskeySettingsProps, 'onChange'>) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function add() {
    attempt(async () => {
      const { createPasskey } = await import('./passkey-browser.ts')
      const name = deviceName(navigator.userAgent).slice(0, 60)
      try {
        await withRecentSignIn(() => createPasskey(name))
      } catch (thrown) {
        if (isDismissal(thrown)) return
        throw thrown
      }
      toast.success(t('passkeys.added'))
      await onChange()
    })
  }

  return (
    <>
      <div>
        <Button kind='quiet' busy={isBusy} onClick={add}>
          {t('passkeys.add')}
        </Button>
      </div>
      {error !== null && (
        <FormMessage>
          {t(error instanceof ProblemError ? errorText(error) : 'passkeys.not_added')}
        </FormMessage>
      )}
    </>
  )
}

function PasskeyItem({
  passkey,
  onChange,
}: { passkey: Passkey } & Pick<PasskeySettingsProps, 'onChange'>) {
  const t = useText()
  const time = useTimeFormat()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const { id, name, createdAt, lastUsedAt } = passkey

  function remove() {
    attempt(async () => {
      setAsked(false)
      await withRecentSignIn(() => call('DELETE /user/passkeys/:id', { params: { id } }))
      toast.success(t('passkeys.removed'))
      await onChange()
    })
  }

  return (
    <Row
      actions={
        <Button
          kind='quiet'
          small
          aria-label={t('passkeys.remove_label', { name })}
          onClick={() => setAsked(true)}
        >
          {t('passkeys.remove')}
        </Button>
      }
    >
      <p>{name}</p>
      <p className='soft small'>
        {t('passkeys.created', { date: time.localDay(createdAt, 'long') })}{' '}
        {lastUsedAt
          ? t('passkeys.used', { date: time.localDateTime(lastUsedAt) })
          : t('passkeys.never_used')}
      </p>
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}

      {isAsked && (
        <ConfirmDialog
          title={t('passkeys.remove_question', { name })}
          confirmLabel={t('passkeys.remove')}
          cancelLabel={t('passkeys.keep')}
          isBusy={isBusy}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {t('passkeys.remove_description')}
        </ConfirmDialog>
      )}
    </Row>
  )
}
