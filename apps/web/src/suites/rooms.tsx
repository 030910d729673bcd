import type { Suite } from '@marea/contract/suites.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { Heading } from '#ui/heading.tsx'
import { Photo } from '#ui/photo.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { photoSet } from './photo-set.ts'
import styles from './rooms.module.css'

type Room = Suite['sleepingAreas'][number]

/** Where each guest sleeps, room by room; a room without a photograph gets a floor plan. */
export function Rooms({ suite }: { suite: Suite }) {
  const t = useText()
  return (
    <section>
      <Heading level={2}>{t('suite.rooms')}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the strip on phones */}
      <section className={styles.rooms} aria-label={t('suite.rooms')} tabIndex={0}>
        {suite.sleepingAreas.map((room) => (
          <RoomFigure key={room.name.en} room={room} photos={suite.photos} />
        ))}
      </section>
    </section>
  )
}

function RoomFigure({ room, photos }: { room: Room; photos: Suite['photos'] }) {
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
      <figcaption className={styles.words}>
        <Heading level={3}>{room.name[language]}</Heading>
        <p className='soft small'>{beds.join(', ')}</p>
        {room.note[language] && <p className='soft small'>{room.note[language]}</p>}
      </figcaption>
    </figure>
  )
}
