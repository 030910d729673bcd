import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import styles from '#bookings/list/booking-list.module.css'
import { Link } from '#platform/page/link.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'

type StayFrameProps = {
  booking: BookingCard
  title: string
  /** Level 1 when the stay is all the page shows. */
  level?: 1 | 2
  isLarge?: boolean
  children: ReactNode
}

export function StayFrame({ booking, title, level = 2, isLarge, children }: StayFrameProps) {
  const placeName = usePlaceName()
  const { suite } = booking
  const photo = suite.photo && (
    <Photo
      photo={photoSet(suite.photo)}
      alt={suite.name}
      sizes={isLarge ? '(max-width: 860px) 100vw, 58vw' : '(max-width: 860px) 100vw, 34vw'}
      ratio='3 / 2'
    />
  )
  return (
    <Columns
      as='article'
      shares={isLarge ? [7, 5] : [4, 8]}
      isCentered
      className={classes(styles.stay, isLarge && styles.large)}
    >
      {suite.isListed ? <Link to={`/suite-details/${suite.slug}`}>{photo}</Link> : photo}
      <Stack>
        <Stack gap={1}>
          <p className='soft'>
            {suite.name}, {placeName(suite.neighborhood)}
          </p>
          <Heading level={level} size={isLarge ? 'title' : 'heading'}>
            {title}
          </Heading>
        </Stack>
        {children}
      </Stack>
    </Columns>
  )
}
