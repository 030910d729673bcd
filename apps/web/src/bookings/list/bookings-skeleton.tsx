import { useText } from '#platform/texts/texts.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'

export function BookingsSkeleton() {
  const t = useText()
  return (
    <PageSkeleton
      title={t('bookings.title')}
      actions={
        <Skeleton>
          <SkeletonBlock width='265px' height='45px' />
        </Skeleton>
      }
    >
      <ListSkeleton above={[{ ratio: '5 / 2' }]} rows={2} row={{ ratio: '6 / 1' }} />
    </PageSkeleton>
  )
}
