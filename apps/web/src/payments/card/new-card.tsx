import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useAttempt } from '#platform/form/use-attempt.ts'
import type { CardEntryHandle } from '#platform/form/use-card-to-charge.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CardDeclined } from './card-declined.tsx'
import { CardEntry } from './card-entry.tsx'
import { useCardName } from './use-card-name.ts'
import { useSaveCard } from './use-save-card.ts'

type NewCardProps = {
  /** The first one is always the default. */
  isFirst: boolean
  onClose: () => void
  onSaved: () => Promise<void>
}

export function NewCard(props: NewCardProps) {
  const t = useText()
  const { keep, frame } = useSaveCard()
  return (
    <>
      <Dialog isOpen onClose={props.onClose} title={t('card.add')}>
        <Fields {...props} keep={keep} />
      </Dialog>
      {frame}
    </>
  )
}

type FieldsProps = NewCardProps & Pick<ReturnType<typeof useSaveCard>, 'keep'>

function Fields({ isFirst, onClose, onSaved, keep }: FieldsProps) {
  const t = useText()
  const nameOf = useCardName()
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardEntryHandle>(null)
  const [isDefault, setDefault] = useState(isFirst)
  const { isBusy, error, attempt, clearError } = useAttempt()

  function submit(event: FormEvent) {
    event.preventDefault()
    attempt(async () => {
      const entered = await entry.current?.submit()
      if (!entered) return
      const card: PaymentMethod | undefined = await keep({ ...entered, isDefault })
      toast.success(t('card.added', { card: nameOf(card) }))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form ref={form} kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <CardEntry ref={entry} onEnter={() => form.current?.requestSubmit()} />
      <Checkbox
        name='isDefault'
        checked={isDefault}
        disabled={isFirst}
        onChange={({ target }) => setDefault(target.checked)}
        note={isFirst ? t('card.first_default') : undefined}
      >
        {t('card.is_default')}
      </Checkbox>
      {error !== null && (
        <CardDeclined title={t('problem.payments.card_not_saved')} error={error} />
      )}
      <FormActions isBusy={isBusy} cancelLabel={t('card.cancel')} onCancel={onClose}>
        {t('card.keep')}
      </FormActions>
    </Form>
  )
}
