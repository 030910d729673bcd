import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { FloorPlan } from '#suites/gallery/floor-plan.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './sleeping-areas.module.css'

type Bedroom = Suite['sleepingAreas'][number]

/** The beds of each bedroom; a bedroom without a photo gets a floor plan. */
export function SleepingAreas({ suite }: { suite: Suite }) {
  const t = useText()
  return (
    <section>
      <Heading level={2}>{t('suite.sleeping_areas')}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the strip on phones */}
      <section className={styles.rooms} aria-label={t('suite.sleeping_areas')} tabIndex={0}>
        {suite.sleepingAreas.map((room) => (
          <BedroomFigure key={room.name.en} room={room} photos={suite.photos} />
        ))}
      </section>
    </section>
  )
}

function BedroomFigure({ room, photos }: { room: Bedroom; photos: Suite['photos'] }) {
  const t = useText()
  const language = useLanguage()
  const photo = photos.find(({ key }) => key === room.photo)
  const beds = room.beds.map(({ kind, count }) => t(`bed.${kind}`, { count }))
  return (
    <figure>
      {photo ? (
        <Photo
          photo={photoSet(photo)}
          alt={photo.alt[language]}
          ratio='3 / 2'
          sizes='(max-width: 860px) 72vw, 260px'
        />
      ) : (
        <FloorPlan beds={room.beds} />
      )}
      <figcaption className={styles.text}>
        <Heading level={3}>{room.name[language]}</Heading>
        <p className='soft small'>{beds.join(', ')}</p>
        {room.note[language] && <p className='soft small'>{room.note[language]}</p>}
      </figcaption>
    </figure>
  )
}
