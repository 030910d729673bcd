import {
  type HostIdDocument,
  hostIdDocuments,
  hostIdNumber,
  normalizeHostIdNumber,
} from '@marea/contract/identity/host-id-documents.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { acceptedPhotos, photoError } from '#identity/account/photo-rules.ts'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldRow, Form } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatFileSize } from '#ui/format/format-file-size.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './host-id.module.css'

type HostIdFormProps = {
  bookingId: string
  onUploaded: () => Promise<void>
  /** Set when there is already a document that may stay. */
  onKeep: (() => void) | undefined
}

export function HostIdForm({ bookingId, onUploaded, onKeep }: HostIdFormProps) {
  const t = useText()
  const [kind, setKind] = useState<HostIdDocument>('passport')
  const [number, setNumber] = useState('')
  const [image, setImage] = useState<File>()
  const isNumber = hostIdNumber.test(normalizeHostIdNumber(number))

  const upload = isNumber && image && !photoError(image) ? { image } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(upload, async (upload) => {
    const given = { params: { id: bookingId }, body: { document: kind, number }, upload }
    await call('PUT /bookings/:id/main-host-id', given)
    toast.success(t('host_id.received'))
    await onUploaded()
  })

  return (
    <Form kind='dialog' {...form}>
      <DocumentFields {...{ kind, setKind, number, setNumber }} isWrong={isAsked && !isNumber} />
      <ImageChoice image={image} onChoose={setImage} isMissing={isAsked && !image} />
      <ActionError title={t('host_id.not_uploaded')} error={error} />
      <Inline gap={5}>
        <Button type='submit' kind='quiet' busy={isBusy}>
          {t('host_id.upload')}
        </Button>
        {onKeep && (
          <Button kind='quiet' onClick={onKeep}>
            {t('host_id.keep')}
          </Button>
        )}
      </Inline>
    </Form>
  )
}

type DocumentFieldsProps = {
  kind: HostIdDocument
  setKind: (kind: HostIdDocument) => void
  number: string
  setNumber: (number: string) => void
  isWrong: boolean
}

function DocumentFields({ kind, setKind, number, setNumber, isWrong }: DocumentFieldsProps) {
  const t = useText()
  return (
    <FieldRow>
      <Select
        label={t('host_id.document')}
        options={hostIdDocuments.map((id) => ({ id, label: t(`host_id.document.${id}`) }))}
        value={kind}
        onChange={(id) => setKind(hostIdDocuments.find((each) => each === id) ?? kind)}
      />
      <Field
        label={t('host_id.number')}
        name='number'
        autoComplete='off'
        spellCheck={false}
        maxLength={60}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={isWrong ? t('host_id.number_wrong') : undefined}
      />
    </FieldRow>
  )
}

type ImageChoiceProps = {
  image: File | undefined
  onChoose: (image: File | undefined) => void
  isMissing: boolean
}

function ImageChoice({ image, onChoose, isMissing }: ImageChoiceProps) {
  const t = useText()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const fault = image && photoError(image)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    target.value = ''
    if (chosen) onChoose(chosen)
  }

  return (
    <div className={styles.upload} data-invalid={fault || isMissing ? true : undefined}>
      <Icon name='image' />
      <div>
        <p>
          <b>{image ? image.name : t('host_id.image')}</b>
        </p>
        <p className='soft tiny'>
          {image
            ? t('host_id.size', { size: formatFileSize(image.size, language) })
            : t('host_id.image_description')}
        </p>
        <div aria-live='polite'>
          {fault && <p className='small bad'>{t(fault)}</p>}
          {isMissing && <p className='small bad'>{t('host_id.image_missing')}</p>}
        </div>
      </div>
      <Button kind='quiet' small onClick={() => input.current?.click()}>
        {t(image ? 'host_id.other_image' : 'host_id.choose')}
      </Button>
      <input
        ref={input}
        type='file'
        accept={acceptedPhotos}
        aria-label={t('host_id.image')}
        hidden
        onChange={choose}
      />
    </div>
  )
}
