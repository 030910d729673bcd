import type { SuiteCard } from '@marea/contract/suites/endpoints.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { SharedPhoto, useSharedPhoto } from '#suites/shared-photo.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './pin-card.module.css'

type PinCardProps = {
  card: Pick<SuiteCard, 'slug' | 'name' | 'neighborhood' | 'photos'>
  query: string
  price: ReactNode
}

export function PinCard({ card, query, price }: PinCardProps) {
  const placeName = usePlaceName()
  const { isShared, onClick } = useSharedPhoto()
  const [photo] = card.photos
  return (
    <article className={styles.card}>
      {photo && (
        <SharedPhoto isShared={isShared}>
          <Photo photo={photoSet(photo)} alt='' ratio='3 / 2' sizes='144px' />
        </SharedPhoto>
      )}
      <div className={styles.details}>
        <Heading level={3} size='name'>
          <Link
            to={`/suite-details/${card.slug}${query}`}
            prefetch='intent'
            onClick={onClick}
            className={styles.link}
          >
            {card.name}
          </Link>
        </Heading>
        <p className='soft small'>{placeName(card.neighborhood)}</p>
        <p className={`soft small ${styles.price}`}>{price}</p>
      </div>
    </article>
  )
}
