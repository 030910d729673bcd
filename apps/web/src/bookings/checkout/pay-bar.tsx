import { useText } from '#platform/texts/texts.tsx'
import { FootBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { payForm } from './pay-step.tsx'
import { clockText, useSecondsUntil } from './use-seconds-until.ts'

type PayBarProps = { due: number; until: string; isBusy: boolean }

/** The amount due and the pay button, within thumb reach on phones. */
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
