import type { SuiteCard as Card } from '@marea/contract/suites/endpoints.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { useSharedPhoto } from '#suites/shared-photo.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import { CardPhotos } from './card-photos.tsx'
import styles from './suite-card.module.css'

type SuiteCardProps = {
  card: Pick<Card, 'slug' | 'name' | 'neighborhood' | 'photos' | 'bedrooms' | 'beds' | 'rating'>
  /** The stay to carry over to the home's page, as a query. */
  query: string
  price: ReactNode
  heart?: ReactNode
  level?: 2 | 3
  isFirst?: boolean
  isActive?: boolean
  onActive?: (isActive: boolean) => void
  children?: ReactNode
}

/** Photo, name and rating, location, price: nothing else. */
export function SuiteCard(props: SuiteCardProps) {
  const placeName = usePlaceName()
  const { card, query, price, heart, level = 3, isFirst, isActive, onActive, children } = props
  const t = useText()
  const { isShared, onClick } = useSharedPhoto()
  const to = `/suite-details/${card.slug}${query}`
  const { neighborhood, bedrooms, beds, rating } = card
  const rooms = [t('suite.bedrooms', { count: bedrooms }), t('suite.beds', { count: beds })].join(
    ', ',
  )
  return (
    <article
      className={classes(styles.card, isActive && styles.active)}
      onPointerEnter={() => onActive?.(true)}
      onPointerLeave={() => onActive?.(false)}
    >
      <CardPhotos {...{ card, to, isShared, onClick }} isFirst={isFirst ?? false} />
      {heart && <div className={styles.heart}>{heart}</div>}
      <div className={styles.details}>
        <div className={styles.head}>
          <Heading level={level} size='name'>
            <Link to={to} prefetch='intent' onClick={onClick} className={styles.link}>
              {card.name}
            </Link>
          </Heading>
          {rating && (
            <span className={styles.rating}>
              <Icon name='star' small filled />
              <span className='hidden-label'>{t('suite.rated')}</span>
              {rating.average.toFixed(2)}
            </span>
          )}
        </div>
        <p className={styles.place}>{`${placeName(neighborhood)} · ${rooms}`}</p>
        <p className={styles.price}>{price}</p>
      </div>
      {children}
    </article>
  )
}
