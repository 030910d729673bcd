import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
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
  const address = url.trim() || undefined
  const { isAsked, isBusy, error, form } = useSubmission(address, async (address) => {
    const params = { id: feed.id }
    await call('PUT /owner/feeds/:id', { params, body: { url: address } })
    toast.success(t('channels.replace.done'))
    onClose()
    await onChanged()
  })
  const addressError = useAddressError(isAsked, url, error)

  return (
    <Dialog isOpen onClose={onClose} title={t('channels.replace.title')}>
      <Form kind='dialog' {...form}>
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
