import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WalletButtonsProps } from '#payments/processor/port.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useIsDark } from '#platform/boot/theme.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage } from '#platform/texts/texts.tsx'
import { appearance } from './appearance.ts'
import { loadScript } from './script.ts'

/** Stripe refuses to show a smaller amount; a smaller payment opens no wallet. */
const minAmount = 50

/** Stripe's own buttons, which appear only where their wallet can be opened. */
export default function WalletButtons({ amount, paysLater, ...buttons }: WalletButtonsProps) {
  const { onAvailable } = buttons
  const language = useLanguage()
  const isDark = useIsDark()
  const [loaded] = useState(loadScript)
  // Reads the colors of the page, which change with the theme.
  const look = useMemo(() => ({ isDark, appearance: appearance() }), [isDark])

  useEffect(() => {
    loaded.catch(() => onAvailable(false))
  }, [loaded, onAvailable])

  return (
    <Elements
      key={`${language} ${isDark}`}
      stripe={loaded}
      options={{
        mode: 'payment',
        amount: Math.max(amount, minAmount),
        currency: 'usd',
        locale: language,
        setupFutureUsage: paysLater ? 'off_session' : null,
        paymentMethodCreation: 'manual',
        // Link then hands over a card, so that its digits are known.
        allowedPaymentMethodTypes: ['card'],
        appearance: look.appearance,
      }}
    >
      <Buttons {...buttons} isDark={isDark} />
    </Elements>
  )
}

type ButtonsProps = Pick<WalletButtonsProps, 'error' | 'press' | 'onAvailable'> & {
  isDark: boolean
}

function Buttons({ error, press, onAvailable, isDark }: ButtonsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const confirming = useRef<StripeExpressCheckoutElementConfirmEvent>(undefined)
  const theme = isDark ? 'white' : 'black'

  useEffect(() => {
    if (error === null) return
    confirming.current?.paymentFailed({ reason: 'fail' })
    confirming.current = undefined
  }, [error])

  function open({ resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    if (press.open()) resolve()
    else reject()
  }

  function confirm(event: StripeExpressCheckoutElementConfirmEvent) {
    confirming.current = event
    press.give(takeCard())
  }

  async function takeCard(): Promise<string> {
    if (!stripe || !elements) throw walletError()
    const { error: refused } = await elements.submit()
    if (refused) throw walletError()
    const { paymentMethod } = await stripe.createPaymentMethod({ elements })
    if (!paymentMethod) throw walletError()
    return paymentMethod.id
  }

  function ready({ availablePaymentMethods }: StripeExpressCheckoutElementReadyEvent) {
    onAvailable(availablePaymentMethods !== undefined)
  }

  return (
    <ExpressCheckoutElement
      options={{
        business: { name: usePage().config.brand.name },
        buttonHeight: 50,
        buttonTheme: { applePay: theme, googlePay: theme },
        layout: { maxColumns: 3, maxRows: 1 },
        paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
      }}
      onReady={ready}
      onLoadError={() => onAvailable(false)}
      onClick={open}
      onConfirm={confirm}
      onCancel={press.close}
    />
  )
}

function walletError(): ProblemError {
  return new ProblemError(402, {
    code: 'payments.card_refused',
    message: 'The wallet did not pay',
    details: { reason: 'processing_error' },
    requestId: '',
  })
}
