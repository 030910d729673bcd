import { type FormEvent, useState } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './receipt.module.css'

type CouponFieldProps = {
  applied: { code: string; amount: number } | null
  onChange: (coupon: string | null) => Promise<void>
}

export function CouponField({ applied, onChange }: CouponFieldProps) {
  if (applied) return <AppliedCoupon applied={applied} onChange={onChange} />
  return <CouponEntry onChange={onChange} />
}

function CouponEntry({ onChange }: Pick<CouponFieldProps, 'onChange'>) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setEmpty(!typed.trim())
    if (!typed.trim()) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await onChange(typed.trim())
      toast.success(t('checkout.coupon_applied'))
    })
  }

  function type(text: string) {
    setTyped(text)
    setEmpty(false)
    clearError()
  }

  const fault = isEmpty ? 'problem.pricing.coupon_unreadable' : couponError(error)
  return (
    <form className={styles.coupon} method='post' noValidate onSubmit={submit}>
      <Field
        label={t('checkout.coupon')}
        name='coupon'
        autoComplete='off'
        autoCapitalize='characters'
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={fault && t(fault)}
      />
      <Button type='submit' kind='quiet' busy={isBusy}>
        {t(isBusy ? 'checkout.coupon_applying' : 'checkout.coupon_apply')}
      </Button>
    </form>
  )
}

const couponErrors = ['pricing.coupon_unreadable', 'pricing.coupon_invalid'] as const

/** Errors about the code itself are shown as such; anything else may work on retry. */
function couponError(error: unknown) {
  if (error === null) return undefined
  const known = couponErrors.find((code) => error instanceof ProblemError && error.code === code)
  return known ? (`problem.${known}` as const) : 'checkout.coupon_failed'
}

function AppliedCoupon({
  applied,
  onChange,
}: CouponFieldProps & { applied: { code: string; amount: number } }) {
  const t = useText()
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()
  const { code, amount } = applied
  return (
    <Inline aria-busy={isBusy}>
      <b className={styles.tag}>
        <Icon name='tag' small />
        {code}
      </b>
      <span className='small soft' role='status'>
        {error === null
          ? t('checkout.coupon_saved', { amount: formatMoney(amount, language) })
          : t('checkout.coupon_failed')}
      </span>
      <IconButton
        small
        icon='close'
        label={t('checkout.coupon_remove', { code })}
        onClick={() => attempt(() => onChange(null))}
      />
    </Inline>
  )
}
