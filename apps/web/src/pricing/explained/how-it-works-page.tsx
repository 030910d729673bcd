import { holdMinutes } from '@marea/contract/calendar/hold.ts'
import type { PriceExample } from '@marea/contract/pricing/endpoints.ts'
import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { Article } from '#shell/pages/article.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import type { Route } from './+types/how-it-works-page.ts'
import { ExampleStay } from './example-stay.tsx'
import styles from './explained.module.css'
import { PolicyRefunds } from './policy-refunds.tsx'
import { WalletExample } from './wallet-example.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { example } = await context.get(pageContext).call('GET /price-example')
  return data({ example, now: Date.now() }, { headers: cacheable() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

/** Every amount comes from the functions that price and refund bookings. */
export default function HowItWorksPage() {
  const t = useText()
  const { example, now } = useLoaderData<typeof loader>()
  return (
    <Article title={t('how.title')} summary={t('how.description')}>
      <PriceSection example={example} />
      <Section id='hold' title={t('how.hold')} size='heading' className={styles.section}>
        <p>{t('how.hold_text', { count: holdMinutes })}</p>
        <p>{t('how.hold_price')}</p>
        <p>{t('how.hold_end')}</p>
      </Section>
      <Section id='refunds' title={t('how.refunds')} size='heading' className={styles.section}>
        <p>{t('how.refunds_text')}</p>
        <p>{t('how.refunds_fees')}</p>
        {example && <PolicyRefunds example={example} now={now} />}
      </Section>
      <Section id='wallet' title={t('how.wallet')} size='heading' className={styles.section}>
        <p>{t('how.wallet_text')}</p>
        <p>{t('how.wallet_pay')}</p>
        <p>{t('how.wallet_refund')}</p>
        {example && <WalletExample example={example} />}
      </Section>
      <ActionLink to='/faqs' icon='right'>
        {t('how.questions')}
      </ActionLink>
    </Article>
  )
}

function PriceSection({ example }: { example: PriceExample | null }) {
  const t = useText()
  return (
    <Section id='price' title={t('how.price')} size='heading' className={styles.section}>
      <p>{t('how.price_text')}</p>
      <p>{t('how.price_nights')}</p>
      <p>{t('how.price_taxes')}</p>
      {example ? (
        <Card>
          <Stack gap={5}>
            <ExampleStay example={example} />
            <QuoteLines quote={example} />
          </Stack>
        </Card>
      ) : (
        <p className='soft'>{t('how.no_example')}</p>
      )}
    </Section>
  )
}
