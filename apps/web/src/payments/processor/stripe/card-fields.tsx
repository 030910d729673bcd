import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useImperativeHandle, useState } from 'react'
import type { CardFieldsProps, CardResult } from '#payments/processor/port.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { appearance } from './appearance.ts'
import { loadScript } from './script.ts'

/** Stripe's own fields; their numbers go to Stripe alone. */
export default function CardFields(props: CardFieldsProps) {
  const language = useLanguage()
  const [loaded] = useState(loadScript)
  return (
    <Elements
      stripe={loaded}
      options={{
        mode: 'setup',
        currency: 'usd',
        locale: language,
        paymentMethodCreation: 'manual',
        allowedPaymentMethodTypes: ['card'],
        appearance: appearance(),
      }}
    >
      <Fields {...props} />
    </Elements>
  )
}

function Fields({ ref }: CardFieldsProps) {
  const stripe = useStripe()
  const elements = useElements()

  async function take(name: string): Promise<CardResult | undefined> {
    if (!stripe || !elements) return
    const { error: invalid } = await elements.submit()
    if (invalid) {
      return invalid.type === 'validation_error' ? undefined : errorResult(invalid.message)
    }
    const params = { billing_details: { name } }
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params })
    return paymentMethod ? { id: paymentMethod.id } : errorResult(error.message)
  }

  useImperativeHandle(ref, () => ({ take }))

  return (
    <PaymentElement
      options={{
        fields: { billingDetails: { name: 'never' } },
        // They have buttons of their own above the card.
        wallets: { applePay: 'never', googlePay: 'never' },
      }}
    />
  )
}

function errorResult(error = ''): CardResult {
  return { error }
}
