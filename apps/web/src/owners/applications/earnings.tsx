import type { EarningsEstimate } from '@marea/contract/statements/earnings.ts'
import { maxEstimatedBedrooms } from '@marea/contract/statements/estimate-limits.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { NativeSelect } from '#ui/form/native-select.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './earnings.module.css'
import type { EstimateWish } from './estimate-wish.ts'

const bedroomChoices = Array.from({ length: maxEstimatedBedrooms }, (_, index) => index + 1)

type EarningsProps = {
  wish: EstimateWish
  neighborhoods: readonly { slug: string; name: string }[]
  estimate: EarningsEstimate | null
  commissionPerMille: number | null
}

/** What comparable homes earn; a form that works without scripts too. */
export function Earnings({ wish, neighborhoods, estimate, commissionPerMille }: EarningsProps) {
  const t = useText()
  const place = neighborhoods.find(({ slug }) => slug === wish.neighborhood)?.name ?? ''
  return (
    <section id='earnings' className={styles.earnings}>
      <Columns>
        <Section title={t('earnings.title')} size='heading' lead={t('earnings.description')}>
          <Choices wish={wish} neighborhoods={neighborhoods} />
        </Section>
        <Stack className={styles.answer} role='status'>
          {estimate ? <Range estimate={estimate} place={place} /> : <NoEstimate />}
          {commissionPerMille !== null && (
            <p className='soft small'>
              {t('earnings.commission', { percent: formatPercent(commissionPerMille / 1000) })}
            </p>
          )}
          <LinkButton to='#apply'>{t('earnings.apply')}</LinkButton>
        </Stack>
      </Columns>
    </section>
  )
}

/** Native controls, because the page should load fast. */
function Choices({ wish, neighborhoods }: Pick<EarningsProps, 'wish' | 'neighborhoods'>) {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()

  function choose(name: string, value: string) {
    const next = new URLSearchParams(params)
    next.set('neighborhood', wish.neighborhood)
    next.set('bedrooms', String(wish.bedrooms))
    next.set(name, value)
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }

  return (
    <form action='/list-your-home'>
      <FieldRow>
        <NativeSelect
          label={t('earnings.neighborhood')}
          name='neighborhood'
          value={wish.neighborhood}
          onChange={({ target }) => choose(target.name, target.value)}
        >
          {neighborhoods.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('earnings.bedrooms')}
          name='bedrooms'
          value={wish.bedrooms}
          onChange={({ target }) => choose(target.name, target.value)}
        >
          {bedroomChoices.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </NativeSelect>
        <Button type='submit' kind='quiet' className={styles.unscripted}>
          {t('earnings.show')}
        </Button>
      </FieldRow>
    </form>
  )
}

function Range({ estimate, place }: { estimate: EarningsEstimate; place: string }) {
  const t = useText()
  const language = useLanguage()
  const { from, to, homes, nights, months, area } = estimate
  const money = (amount: number) => formatMoney(amount, language, { cents: 'whole' })
  const shown =
    from.amount === to.amount
      ? money(from.amount)
      : t('earnings.range', { from: money(from.amount), to: money(to.amount) })
  return (
    <>
      <p>
        <span className={`serif ${styles.range}`}>{shown}</span> {t('earnings.per_month')}
      </p>
      <p>
        {t(`earnings.basis.${area}`, {
          homes,
          nights: formatNumber(nights, language),
          months,
          place,
        })}
      </p>
      <p className='soft small'>{t('earnings.note')}</p>
    </>
  )
}

function NoEstimate() {
  const t = useText()
  return (
    <>
      <Heading level={3} size='name'>
        {t('earnings.none')}
      </Heading>
      <p>{t('earnings.none_description')}</p>
    </>
  )
}
