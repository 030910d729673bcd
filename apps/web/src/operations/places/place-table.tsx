import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'

export function PlaceTable({ places }: { places: AdminPlace[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Table
      caption={t('places.title')}
      hideCaption
      rowId={({ slug }) => slug}
      rows={places}
      columns={[
        {
          id: 'name',
          title: t('places.name'),
          isName: true,
          cell: ({ name, region, country }) => (
            <TwoLines second={`${region}, ${country}`}>{name[language]}</TwoLines>
          ),
        },
        { id: 'zone', title: t('places.time_zone'), cell: ({ timeZone }) => zoneName(timeZone) },
        { id: 'currency', title: t('places.currency'), cell: ({ currency }) => currency },
        {
          id: 'homes',
          title: t('places.homes'),
          isFigure: true,
          cell: ({ homes }) => formatNumber(homes, language),
        },
        {
          id: 'holidays',
          title: t('places.holidays'),
          isFigure: true,
          cell: ({ holidays }) => formatNumber(holidays.length, language),
        },
        {
          id: 'state',
          title: t('admin_bookings.status'),
          cell: ({ isActive }) => (
            <State tone={isActive ? 'good' : 'plain'}>
              {t(isActive ? 'admin_places.active' : 'admin_places.inactive')}
            </State>
          ),
        },
        {
          id: 'edit',
          title: t('places.action'),
          hidesTitle: true,
          isFigure: true,
          cell: (place) => <EditLink {...place} />,
        },
      ]}
    />
  )
}

function EditLink({ slug, name }: Pick<AdminPlace, 'slug' | 'name'>) {
  const t = useText()
  return (
    <LinkButton small kind='quiet' to={`?open=edit-${slug}`} isOverlay>
      {t('places.edit')}
      <span className='hidden-label'> {name[useLanguage()]}</span>
    </LinkButton>
  )
}

/** As people write it: `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
