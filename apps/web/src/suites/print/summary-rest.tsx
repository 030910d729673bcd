import type { Suite } from '@marea/contract/suites/endpoints.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { Safety } from '#suites/safety/safety.tsx'
import { useHouseRules } from '#suites/use-sentences.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './print.module.css'

export function SummaryRest({ suite }: { suite: Suite }) {
  const placeName = usePlaceName()
  const t = useText()
  const language = useLanguage()
  const { sleepingAreas, amenities, neighborhood, texts, address } = suite
  return (
    <div className={styles.rest}>
      <Part title={t('suite.sleeping_areas')}>
        <ul>
          {sleepingAreas.map(({ name, beds }) => (
            <li key={name.en}>
              {name[language]}:{' '}
              {beds.map(({ kind, count }) => t(`bed.${kind}`, { count })).join(', ')}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('suite.rules')}>
        <Rules suite={suite} />
      </Part>
      <Part title={t('suite.amenities')}>
        <p>{amenities.map((amenity) => t(`amenity.${amenity}`)).join(' · ')}</p>
      </Part>
      <Part title={t('refund.title')}>
        <Policy policy={suite.cancellation} />
      </Part>
      <Part title={t('suite.location')}>
        <p>{`${placeName(neighborhood)}, ${address.city}, ${address.region} ${address.postalCode}`}</p>
        <p>{texts[language].neighborhoodNote}</p>
        <p>{address.street ?? t('suite.address_later')}</p>
      </Part>
      <div className={styles.safety}>
        <Safety suite={suite} />
      </div>
    </div>
  )
}

function Rules({ suite }: { suite: Suite }) {
  return (
    <ul>
      {useHouseRules(suite).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}

function Policy({ policy }: { policy: Suite['cancellation'] }) {
  const t = useText()
  const { code, graceHours: hours, graceDaysBefore: count } = policy
  return (
    <p>
      {t(`cancellation.${code}`)}. {hours > 0 && t('refund.grace', { hours, count })}
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  )
}
