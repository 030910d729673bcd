import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AddressField } from '#ui/form/address-field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useAddressError } from './use-address-error.ts'

type ReplaceAddressProps = { feed: Feed; onClose: () => void; onChanged: () => Promise<void> }

export function ReplaceAddress({ feed, onClose, onChanged }: ReplaceAddressProps) {
  const t = useText()
  const [url, setUrl] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const addressError = useAddressError(isAsked, url, error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!url.trim()) return focusFirstError(event.currentTarget)
    attempt(async () => {
      const params = { id: feed.id }
      await call('PUT /owner/feeds/:id', { params, body: { url: url.trim() } })
      toast.success(t('channels.replace.done'))
      onClose()
      await onChanged()
    })
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('channels.replace.title')}>
      <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
        <p className='soft small'>
          {feed.suite.name}, {feed.name}. {t('channels.replace.description')}
        </p>
        <AddressField
          label={t('channels.add.address')}
          value={url}
          onChange={setUrl}
          hint={t('channels.add.address_hint')}
          error={addressError}
        />
        <FormActions isBusy={isBusy} cancelLabel={t('channels.add.cancel')} onCancel={onClose}>
          {t('channels.replace')}
        </FormActions>
      </Form>
    </Dialog>
  )
}
