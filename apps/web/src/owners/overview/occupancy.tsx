import { type NightState, nightStates, type Overview } from '@marea/contract/owners/overview.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './overview.module.css'

export function Occupancy({ homes, occupiedPercent }: Pick<Overview, 'homes' | 'occupiedPercent'>) {
  const t = useText()
  const isShown = (state: NightState) =>
    state !== 'unlisted' || homes.some(({ nights }) => nights.includes(state))
  return (
    <section aria-labelledby='occupancy'>
      <Heading level={2} id='occupancy' size='name'>
        {t('overview.occupied', { percent: occupiedPercent })}
      </Heading>
      <ul className={styles.strips}>
        {homes.map(({ slug, name, nights, occupiedNights }) => (
          <li key={slug}>
            <p>
              <span>{name}</span>
              <b aria-hidden='true'>{occupiedNights}</b>
              <span className='hidden-label'>
                {t('overview.home_nights', {
                  count: occupiedNights,
                  all: nights.filter((state) => state !== 'unlisted').length,
                })}
              </span>
            </p>
            <span className={styles.strip} aria-hidden='true'>
              {nights.map((state, night) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the month
                <i key={night} className={styles[state]} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.legend} aria-hidden='true'>
        {nightStates.filter(isShown).map((state) => (
          <span key={state}>
            <i className={styles[state]} />
            {t(`overview.night.${state}`)}
          </span>
        ))}
      </p>
    </section>
  )
}
