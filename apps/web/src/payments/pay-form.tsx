import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { CardDeclined } from './card/card-declined.tsx'
import { PayChoice } from './pay-choice.tsx'

type PayFormProps = Omit<ComponentProps<typeof PayChoice>, 'onEnter'> & {
  isBusy: boolean
  label: string
  onPay: () => void
  children: ReactNode
}

/** A form that pays one amount by card or from the wallet; an error keeps every choice. */
export function PayForm({ isBusy, label, onPay, children, ...choice }: PayFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onPay()
  }

  return (
    <Form kind='page' ref={form} isBusy={isBusy} onSubmit={submit}>
      {children}
      <PayChoice {...choice} onEnter={() => form.current?.requestSubmit()} />
      {choice.error !== null && (
        <CardDeclined title={t('checkout.not_paid')} error={choice.error} />
      )}
      <Button type='submit' wide busy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}
