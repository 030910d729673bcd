import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './confirmation-hero.module.css'

type ConfirmationHeroProps = {
  suite: BookingConfirmation['suite']
  title: string
  state: { tone: Tone; name: string } | null
  children: ReactNode
}

export function ConfirmationHero({ suite, title, state, children }: ConfirmationHeroProps) {
  return (
    <section className={styles.hero}>
      <HomePhoto suite={suite} />
      <div className={styles.words}>
        <p className={styles.state}>{state && <State tone={state.tone}>{state.name}</State>}</p>
        <Heading level={1} size='display'>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}

function HomePhoto({
  suite: { photo, name, slug, isListed },
}: Pick<ConfirmationHeroProps, 'suite'>) {
  if (!photo) return <div className={styles.photo} />
  const shown = (
    <Photo
      photo={photoSet(photo)}
      alt={name}
      sizes='(max-width: 1100px) 100vw, 57vw'
      ratio='auto'
      className={styles.plate}
      isFirst
    />
  )
  if (!isListed) return <div className={styles.photo}>{shown}</div>
  return (
    <Link to={`/suite-details/${slug}`} className={styles.photo}>
      {shown}
    </Link>
  )
}
