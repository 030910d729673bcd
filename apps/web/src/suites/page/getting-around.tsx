import type { NearbyPlace } from '@marea/contract/suites/nearby.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatDistance } from '#ui/format/format-distance.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './getting-around.module.css'

export function GettingAround({ places }: { places: readonly NearbyPlace[] }) {
  const t = useText()
  return (
    <section className={`far ${styles.around}`}>
      <div className={styles.head}>
        <Heading level={2}>{t('nearby.title')}</Heading>
        <p className='soft small'>{t('nearby.note')}</p>
      </div>
      <ul className={styles.places}>
        {places.map((place) => (
          <Place key={place.name} place={place} />
        ))}
      </ul>
    </section>
  )
}

function Place({ place }: { place: NearbyPlace }) {
  const t = useText()
  const language = useLanguage()
  const { name, kind, kilometers, walkMinutes, driveMinutes } = place
  return (
    <li>
      <span>
        {name} <span className='soft small'>{t(`nearby.kind.${kind}`)}</span>
      </span>
      <span className={`figures ${styles.figures}`}>
        {t('nearby.distance', { distance: formatDistance(kilometers, language) })}{' '}
        <span className='soft small'>
          {walkMinutes === null
            ? t('nearby.drive', { minutes: driveMinutes })
            : t('nearby.walk', { minutes: walkMinutes })}
        </span>
      </span>
    </li>
  )
}
