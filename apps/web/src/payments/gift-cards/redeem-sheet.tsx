import { isGiftCode } from '@marea/contract/payments/gift-card-code.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type RedeemSheetProps = { code: string; onClose: () => void; onRedeemed: () => Promise<void> }

/** The link of the email fills in the code; nothing is redeemed before the button is pressed. */
export function RedeemSheet({ code: given, onClose, onRedeemed }: RedeemSheetProps) {
  const t = useText()
  const language = useLanguage()
  const [code, setCode] = useState(given)

  const body = isGiftCode(code) ? { code } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    const { amount } = await call('POST /gift-cards/redemption', { body })
    toast.success(t('gift.redeemed', { amount: formatMoney(amount.amount, language) }))
    onClose()
    await onRedeemed()
  })

  return (
    <Sheet isOpen onClose={onClose} title={t('gift.redeem')}>
      <Form kind='sheet' {...form}>
        <Field
          label={t('gift.code')}
          name='code'
          autoComplete='off'
          autoCapitalize='characters'
          spellCheck={false}
          maxLength={60}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          hint={t('gift.code_hint')}
          error={isAsked && !isGiftCode(code) ? t('gift.code_missing') : undefined}
        />
        <ActionError title={t('gift.not_redeemed')} error={error} />
        <FormFooter>
          <p className='soft small'>{t('gift.redeem_note')}</p>
          <Button type='submit' wide busy={isBusy}>
            {t('gift.redeem_do')}
          </Button>
        </FormFooter>
      </Form>
    </Sheet>
  )
}
