import type { NearbyPlace } from '@marea/contract/suites/nearby.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatDistance } from '#ui/format/format-distance.ts'
import { Beside } from '#ui/page/columns.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'

export function GettingAround({ places }: { places: readonly NearbyPlace[] }) {
  const t = useText()
  return (
    <Beside>
      <Stack gap={3}>
        <Heading level={2}>{t('nearby.title')}</Heading>
        <p className='soft small'>{t('nearby.note')}</p>
      </Stack>
      <RowList isDense>
        {places.map((place) => (
          <Place key={place.name} place={place} />
        ))}
      </RowList>
    </Beside>
  )
}

function Place({ place }: { place: NearbyPlace }) {
  const t = useText()
  const language = useLanguage()
  const { name, kind, kilometers, walkMinutes, driveMinutes } = place
  return (
    <Row
      actions={
        <span className='figures'>
          {t('nearby.distance', { distance: formatDistance(kilometers, language) })}{' '}
          <span className='soft small'>
            {walkMinutes === null
              ? t('nearby.drive', { minutes: driveMinutes })
              : t('nearby.walk', { minutes: walkMinutes })}
          </span>
        </span>
      }
    >
      {name}
      <span className='soft small'>{t(`nearby.kind.${kind}`)}</span>
    </Row>
  )
}
