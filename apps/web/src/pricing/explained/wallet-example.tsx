import type { PriceExample } from '@marea/contract/pricing/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Card } from '#ui/card.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ExampleStay } from './example-stay.tsx'

export function WalletExample({ example }: { example: PriceExample }) {
  const t = useText()
  const { total, wallet } = example
  const { credit, due, daysBefore, refund } = wallet
  return (
    <Card>
      <Stack gap={5}>
        <ExampleStay example={example} />
        <Lines>
          <Line label={t('price.total')}>
            <Money amount={total.amount} />
          </Line>
          <Line label={t('how.wallet_credit')} kind='less'>
            <Money amount={-credit.amount} />
          </Line>
          <Line label={t('how.wallet_due')} kind='total'>
            <Money amount={due.amount} withCurrency />
          </Line>
        </Lines>
        <p className='small'>{t('how.wallet_canceled', { count: daysBefore })}</p>
        <Lines>
          <Line label={t('how.wallet_card_back')}>
            <Money amount={refund.card.amount} />
          </Line>
          <Line label={t('how.wallet_back')}>
            <Money amount={refund.wallet.amount} />
          </Line>
        </Lines>
      </Stack>
    </Card>
  )
}
