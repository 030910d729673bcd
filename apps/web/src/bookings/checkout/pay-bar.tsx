import { useText } from '#platform/texts/texts.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { Money } from '#ui/format/money.tsx'
import { payForm, paymentError } from './pay-step.tsx'
import { formatCountdown, useSecondsUntil } from './use-seconds-until.ts'

type PayBarProps = { due: number; until: string; hasError: boolean; isBusy: boolean }

/** The amount due and the pay button, within thumb reach on phones. */
export function PayBar({ due, until, hasError, isBusy }: PayBarProps) {
  const t = useText()
  return (
    <BottomBar
      amount={
        <>
          <Money amount={due} withCurrency />
          <Estimate amount={due} />
        </>
      }
      description={hasError ? <Failed /> : <Held until={until} />}
    >
      <Button type='submit' form={payForm} busy={isBusy}>
        {t('checkout.pay_short')}
      </Button>
    </BottomBar>
  )
}

function Held({ until }: Pick<PayBarProps, 'until'>) {
  const t = useText()
  const seconds = useSecondsUntil(until)
  return (
    <>
      {t('checkout.held', { time: formatCountdown(seconds) })} ·{' '}
      <TextLink to='#receipt' preventScrollReset>
        {t('checkout.see_receipt')}
      </TextLink>
    </>
  )
}

function Failed() {
  const t = useText()
  return (
    <>
      {t('checkout.failed')}{' '}
      <TextLink to={`#${paymentError}`} preventScrollReset>
        {t('checkout.failed_details')}
      </TextLink>
    </>
  )
}
