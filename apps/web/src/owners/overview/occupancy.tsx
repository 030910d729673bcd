import { type NightState, nightStates } from '@marea/contract/owners/night-states.ts'
import type { Overview } from '@marea/contract/owners/overview.ts'
import { NightKey } from '#owners/night-key.tsx'
import styles from '#owners/nights.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'

export function Occupancy({ homes, occupiedPercent }: Pick<Overview, 'homes' | 'occupiedPercent'>) {
  const t = useText()
  const isShown = (state: NightState) =>
    state !== 'unlisted' || homes.some(({ nights }) => nights.includes(state))
  return (
    <Section
      aria-labelledby='occupancy'
      title={t('overview.occupied', { percent: occupiedPercent })}
    >
      <RowList isDense>
        {homes.map(({ slug, name, nights, occupiedNights }) => (
          <Row key={slug}>
            <Inline isSpread>
              <span>{name}</span>
              <b aria-hidden='true'>{occupiedNights}</b>
              <span className='hidden-label'>
                {t('overview.home_nights', {
                  count: occupiedNights,
                  all: nights.filter((state) => state !== 'unlisted').length,
                })}
              </span>
            </Inline>
            <span className={styles.strip} aria-hidden='true'>
              {nights.map((state, night) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the month
                <i key={night} data-night={state} />
              ))}
            </span>
          </Row>
        ))}
      </RowList>
      <NightKey
        isHidden
        marks={nightStates
          .filter(isShown)
          .map((mark) => ({ mark, label: t(`overview.night.${mark}`) }))}
      />
    </Section>
  )
}
