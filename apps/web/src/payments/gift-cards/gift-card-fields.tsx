import {
  giftCardAmounts,
  giftCardDesigns,
  giftCardLimits,
  giftCardMessageLength,
  giftCardNameLength,
} from '@marea/contract/payments/gift-card-rules.ts'
import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { deliveryDays, type GiftCardWriting } from './gift-card-draft.ts'

export function ValueFields({ typed, change, errorOf }: GiftCardWriting) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language, { cents: 'whole' })
  const limits = {
    minimum: money(giftCardLimits.minimum),
    maximum: money(giftCardLimits.maximum),
  }
  return (
    <>
      <PillChoice
        label={t('gift.amount')}
        name='amount'
        options={[
          ...giftCardAmounts.map((amount) => ({ value: String(amount), label: money(amount) })),
          { value: 'other', label: t('gift.other_amount') },
        ]}
        value={typed.choice}
        onChange={(choice) => change({ choice })}
      />
      {typed.choice === 'other' && (
        <MoneyField
          label={t('gift.custom_amount')}
          name='otherAmount'
          placeholder='0.00'
          value={typed.otherAmount}
          onChange={(otherAmount) => change({ otherAmount })}
          hint={t('gift.amount_hint', limits)}
          error={errorOf('amount')}
        />
      )}
      <PillChoice
        label={t('gift.design')}
        name='design'
        options={giftCardDesigns.map((design) => ({
          value: design,
          label: t(`gift.design.${design}`),
        }))}
        value={typed.design}
        onChange={(design) => change({ design })}
      />
    </>
  )
}

export function PeopleFields({ typed, draft, change, errorOf }: GiftCardWriting) {
  const t = useText()
  return (
    <>
      <Field
        label={t('gift.recipient_name')}
        name='recipientName'
        autoComplete='off'
        maxLength={giftCardNameLength}
        value={typed.recipientName}
        onChange={({ target }) => change({ recipientName: target.value })}
        error={errorOf('recipientName')}
      />
      <Field
        label={t('gift.recipient_email')}
        name='recipientEmail'
        type='email'
        autoComplete='off'
        maxLength={254}
        value={typed.recipientEmail}
        onChange={({ target }) => change({ recipientEmail: target.value })}
        error={errorOf('recipientEmail')}
      />
      <PillChoice
        label={t('gift.recipient_language')}
        name='language'
        options={languages.map((code) => ({
          value: code,
          label: languageTable[code].name,
          lang: code,
        }))}
        value={typed.language}
        onChange={(language) => change({ language })}
      />
      <Field
        label={t('gift.sender_name')}
        name='senderName'
        autoComplete='name'
        maxLength={giftCardNameLength}
        value={draft.senderName}
        onChange={({ target }) => change({ senderName: target.value })}
        error={errorOf('senderName')}
      />
      <TextArea
        label={t('gift.message')}
        name='message'
        maxLength={giftCardMessageLength}
        value={typed.message}
        onChange={({ target }) => change({ message: target.value })}
        hint={t('gift.message_left', { count: giftCardMessageLength })}
        error={errorOf('message')}
      />
    </>
  )
}

export function DeliveryFields({ typed, change, errorOf }: GiftCardWriting) {
  const t = useText()
  const time = useTimeFormat()
  const days = typed.isLater ? deliveryDays(time.today()) : undefined
  return (
    <>
      <PillChoice
        label={t('gift.delivery')}
        name='delivery'
        options={[
          { value: 'now', label: t('gift.delivery.now') },
          { value: 'later', label: t('gift.delivery.later') },
        ]}
        value={typed.isLater ? 'later' : 'now'}
        onChange={(delivery) => change({ isLater: delivery === 'later' })}
      />
      {typed.isLater && (
        <Field
          label={t('gift.deliver_on')}
          name='deliverOn'
          type='date'
          min={days?.first}
          max={days?.last}
          value={typed.deliverOn}
          onChange={({ target }) => change({ deliverOn: target.value })}
          hint={t('gift.deliver_hint')}
          error={errorOf('deliverOn')}
        />
      )}
    </>
  )
}
