import { useText } from '#platform/texts/texts.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { Money } from '#ui/format/money.tsx'
import { payForm, paymentError } from './pay-step.tsx'

type PayBarProps = { due: number; hasError: boolean; isBusy: boolean }

/** The amount due and the pay button, within thumb reach on phones. */
export function PayBar({ due, hasError, isBusy }: PayBarProps) {
  const t = useText()
  return (
    <BottomBar
      amount={
        <>
          <Money amount={due} withCurrency />
          <Estimate amount={due} />
        </>
      }
      description={hasError ? <Failed /> : <ReceiptLink />}
    >
      <Button type='submit' form={payForm} busy={isBusy}>
        {t('checkout.pay_short')}
      </Button>
    </BottomBar>
  )
}

function ReceiptLink() {
  const t = useText()
  return (
    <TextLink to='#receipt' preventScrollReset>
      {t('checkout.see_receipt')}
    </TextLink>
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
