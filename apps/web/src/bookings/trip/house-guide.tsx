import type { Trip } from '@marea/contract/bookings/trip.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './trip.module.css'

export function CheckInSteps({ access }: { access: NonNullable<Trip['access']> }) {
  const t = useText()
  const language = useLanguage()
  const notes = access.notes[language]
  if (access.steps.length === 0 && !notes) return null
  return (
    <Section title={t('trip.steps')} size='heading' aria-label={t('trip.steps')}>
      {access.steps.length > 0 && (
        <Stack as='ol' gap={5} className={styles.steps}>
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
        </Stack>
      )}
      {notes && <p className={styles.lines}>{notes}</p>}
    </Section>
  )
}

export function HouseGuide({ trip: { chapters, houseRules } }: { trip: Trip }) {
  const t = useText()
  const language = useLanguage()
  const rules = houseRules[language]
  if (chapters.length === 0 && rules.length === 0) return null
  return (
    <Section title={t('trip.guide')} size='heading' aria-label={t('trip.guide')}>
      <div>
        {chapters.map(({ title, text }, index) => (
          <Disclosure isRow key={title[language]} title={title[language]} open={index === 0}>
            <p className={styles.lines}>{text[language]}</p>
          </Disclosure>
        ))}
        {rules.length > 0 && (
          <Disclosure isRow title={t('listing.field.houseRules')} open={chapters.length === 0}>
            <Stack as='ul' gap={2}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Stack>
          </Disclosure>
        )}
      </div>
    </Section>
  )
}

export function Places({ trip: { places, owner } }: { trip: Trip }) {
  const t = useText()
  const language = useLanguage()
  if (places.length === 0) return null
  const title = t('trip.places', { owner: owner.firstName })
  return (
    <Section title={title} size='heading' aria-label={title}>
      <Stack as='ul' gap={5}>
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
      </Stack>
    </Section>
  )
}
