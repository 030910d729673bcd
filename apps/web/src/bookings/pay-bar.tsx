import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { FootBar } from '#ui/foot-bar.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { payForm } from './pay-step.tsx'
import { clockText, useSecondsUntil } from './use-seconds-until.ts'

type PayBarProps = { due: number; until: string; isBusy: boolean }

/** What is to pay, at the thumb. */
export function PayBar({ due, until, isBusy }: PayBarProps) {
  const t = useText()
  const seconds = useSecondsUntil(until)
  return (
    <FootBar
      amount={<Money amount={due} />}
      says={
        <>
          {t('checkout.held', { time: clockText(seconds) })} ·{' '}
          <TextLink to='#receipt' preventScrollReset>
            {t('checkout.see_receipt')}
          </TextLink>
        </>
      }
    >
      <Button type='submit' form={payForm} busy={isBusy}>
        {t('checkout.pay_short')}
      </Button>
    </FootBar>
  )
}
