import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { usePage } from '#platform/page/page.tsx'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import {
  type CouponField,
  type CouponFields,
  couponDraftOf,
  couponErrors,
  emptyCoupon,
} from './coupon-draft.ts'

type SetField = <Name extends keyof CouponFields>(name: Name, value: CouponFields[Name]) => void

const none: ReadonlySet<CouponField> = new Set()

type NewCouponDialogProps = { onClose: () => void; onDone: () => Promise<void> }

export function NewCouponDialog({ onClose, onDone }: NewCouponDialogProps) {
  const t = useText()
  const { companyTimeZone } = usePage().config
  const [fields, setFields] = useState(emptyCoupon)
  const errors = couponErrors(fields)
  const set: SetField = (name, value) => setFields((before) => ({ ...before, [name]: value }))

  const body = errors.size > 0 ? undefined : couponDraftOf(fields, companyTimeZone)
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('POST /admin/coupons', { body })
    onClose()
    toast.success(t('admin_coupons.added', { code: fields.code }))
    await onDone()
  })

  return (
    <Dialog isOpen onClose={onClose} title={t('admin_coupons.add')}>
      <Form kind='dialog' {...form}>
        <CouponFieldset fields={fields} errors={isAsked ? errors : none} onSet={set} />
        <p className='small soft'>{t('admin_coupons.effect')}</p>
        <ActionError title={t('admin_coupons.not_added')} error={error} />
        <Inline gap={2}>
          <Button type='submit' busy={isBusy}>
            {t('admin_coupons.create')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}

type CouponFieldsetProps = {
  fields: CouponFields
  errors: ReadonlySet<CouponField>
  onSet: SetField
}

function CouponFieldset(props: CouponFieldsetProps) {
  return (
    <>
      <Discount {...props} />
      <Limits {...props} />
    </>
  )
}

function Discount({ fields, errors, onSet: set }: CouponFieldsetProps) {
  const t = useText()
  const errorOf = (field: CouponField) =>
    errors.has(field) ? t(`admin_coupons.error.${field}`) : undefined
  return (
    <>
      <Field
        label={t('admin_coupons.code')}
        name='code'
        maxLength={32}
        autoComplete='off'
        value={fields.code}
        onChange={({ target }) => set('code', target.value.toUpperCase())}
        hint={t('admin_coupons.code_hint')}
        error={errorOf('code')}
      />
      <Select
        label={t('admin_coupons.kind')}
        value={fields.kind}
        onChange={(kind) => set('kind', kind === 'amount' ? 'amount' : 'percent')}
        options={[
          { id: 'percent', label: t('admin_coupons.kind.percent') },
          { id: 'amount', label: t('admin_coupons.kind.amount') },
        ]}
      />
      <Field
        label={t(`admin_coupons.kind.${fields.kind}`)}
        name='value'
        inputMode='decimal'
        before={fields.kind === 'percent' ? '%' : '$'}
        value={fields.value}
        onChange={({ target }) => set('value', target.value)}
        error={errorOf('value')}
      />
    </>
  )
}

function Limits({ fields, errors, onSet: set }: CouponFieldsetProps) {
  const t = useText()
  const errorOf = (field: CouponField) =>
    errors.has(field) ? t(`admin_coupons.error.${field}`) : undefined
  return (
    <>
      <Field
        label={t('admin_coupons.min_amount')}
        name='minAmount'
        inputMode='decimal'
        before='$'
        aside={t('checkout.optional')}
        value={fields.minAmount}
        onChange={({ target }) => set('minAmount', target.value)}
        error={errorOf('minAmount')}
      />
      <Field
        label={t('admin_coupons.most_uses')}
        name='mostUses'
        inputMode='numeric'
        aside={t('checkout.optional')}
        value={fields.mostUses}
        onChange={({ target }) => set('mostUses', target.value)}
        error={errorOf('mostUses')}
      />
      <Field
        label={t('admin_coupons.until')}
        name='until'
        type='date'
        aside={t('checkout.optional')}
        value={fields.until}
        onChange={({ target }) => set('until', target.value)}
      />
      <Select
        label={t('admin_coupons.paid_by')}
        value={fields.bearer}
        onChange={(bearer) => set('bearer', bearer === 'owner' ? 'owner' : 'platform')}
        options={[
          { id: 'platform', label: t('admin_coupons.bearer.platform') },
          { id: 'owner', label: t('admin_coupons.bearer.owner') },
        ]}
      />
    </>
  )
}
