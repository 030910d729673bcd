import type { Trip } from '@marea/contract/bookings/trip.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './trip.module.css'

export function CheckInSteps({ access }: { access: NonNullable<Trip['access']> }) {
  const t = useText()
  const language = useLanguage()
  const notes = access.notes[language]
  if (access.steps.length === 0 && !notes) return null
  return (
    <section className={styles.part} aria-label={t('trip.steps')}>
      <Heading level={2}>{t('trip.steps')}</Heading>
      {access.steps.length > 0 && (
        <ol className={styles.steps}>
          {access.steps.map(({ title, text, photo }) => (
            <li key={title[language]}>
              {photo && (
                <Photo photo={photoSet(photo)} alt={photo.alt[language]} sizes='160px' ratio='1' />
              )}
              <div>
                <Heading level={3}>{title[language]}</Heading>
                <p className={styles.lines}>{text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {notes && <p className={styles.lines}>{notes}</p>}
    </section>
  )
}

export function HouseGuide({ trip: { chapters, houseRules } }: { trip: Trip }) {
  const t = useText()
  const language = useLanguage()
  const rules = houseRules[language]
  if (chapters.length === 0 && rules.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('trip.guide')}>
      <Heading level={2}>{t('trip.guide')}</Heading>
      <div className={styles.guide}>
        {chapters.map(({ title, text }, index) => (
          <details key={title[language]} open={index === 0}>
            <summary>{title[language]}</summary>
            <p className={styles.lines}>{text[language]}</p>
          </details>
        ))}
        {rules.length > 0 && (
          <details open={chapters.length === 0}>
            <summary>{t('listing.field.houseRules')}</summary>
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}

export function Places({ trip: { places, owner } }: { trip: Trip }) {
  const t = useText()
  const language = useLanguage()
  if (places.length === 0) return null
  const title = t('trip.places', { owner: owner.firstName })
  return (
    <section className={styles.part} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.places}>
        {places.map(({ name, kind, why, address, mapUrl }) => (
          <li key={`${name} ${address}`}>
            <Heading level={3}>{name}</Heading>
            <p className='soft small'>
              {[t(`place.${kind}`), address].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.lines}>{why[language]}</p>
            {mapUrl && (
              <TextLink to={mapUrl} target='_blank' rel='noreferrer'>
                {t('trip.place_map', { place: name })}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
