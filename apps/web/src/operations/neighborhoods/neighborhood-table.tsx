import type { AdminNeighborhood } from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import type { Cities } from './place-fields.tsx'

type NeighborhoodTableProps = Cities & { neighborhoods: AdminNeighborhood[] }

export function NeighborhoodTable(props: NeighborhoodTableProps) {
  const { neighborhoods, jurisdictions, places } = props
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Table
      caption={t('admin_places.title')}
      hideCaption
      rowId={({ slug }) => slug}
      rows={neighborhoods}
      columns={[
        {
          id: 'name',
          title: t('admin_places.name'),
          isName: true,
          cell: ({ name, line }) => <TwoLines second={line[language]}>{name[language]}</TwoLines>,
        },
        {
          id: 'city',
          title: t('admin_places.city'),
          cell: ({ jurisdiction }) => <City {...{ jurisdiction, jurisdictions, places }} />,
        },
        {
          id: 'published',
          title: t('admin_places.published'),
          isFigure: true,
          cell: ({ published }) => number(published),
        },
        {
          id: 'unpublished',
          title: t('admin_places.unpublished'),
          isFigure: true,
          cell: ({ unpublished }) => number(unpublished),
        },
        {
          id: 'position',
          title: t('admin_places.position'),
          isFigure: true,
          cell: ({ position }) => String(position),
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
          title: t('admin_places.action'),
          hidesTitle: true,
          cell: (neighborhood) => <EditLink {...neighborhood} />,
        },
      ]}
    />
  )
}

function City({ jurisdiction, jurisdictions, places }: Cities & { jurisdiction: string }) {
  const t = useText()
  const language = useLanguage()
  const place = jurisdictions.find(({ code }) => code === jurisdiction)?.place
  const name = places.find(({ slug }) => slug === place)?.name[language]
  return <TwoLines second={places.length > 1 && name}>{t(`listing.city.${jurisdiction}`)}</TwoLines>
}

function EditLink({ slug, name }: Pick<AdminNeighborhood, 'slug' | 'name'>) {
  const t = useText()
  return (
    <LinkButton small kind='quiet' to={`?open=edit-${slug}`} isOverlay>
      {t('admin_places.edit')}
      <span className='hidden-label'> {name[useLanguage()]}</span>
    </LinkButton>
  )
}
