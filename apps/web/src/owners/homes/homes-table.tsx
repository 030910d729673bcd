import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { nightsInStrip } from '@marea/contract/owners/strip-length.ts'
import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { Fragment } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { photoSet } from '#suites/photo-set.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { Column } from '#ui/table/column.ts'
import { ColumnHead } from '#ui/table/column-head.tsx'
import { sortRows } from '#ui/table/row-order.ts'
import { TableTools } from '#ui/table/table-tools.tsx'
import { useRowOrder } from '#ui/table/use-row-order.ts'
import { State } from '#ui/text/badge.tsx'
import styles from './homes.module.css'
import { NextBooking } from './next-booking.tsx'
import { NightStrip, StripAxis, StripKey } from './night-strip.tsx'

type HomesTableProps = { homes: readonly OwnedHome[]; today: string }

/**
 * Not the shared table, because its rows have photos and nights; sorting and download work alike.
 */
export function HomesTable({ homes, today }: HomesTableProps) {
  const t = useText()
  const language = useLanguage()
  const { order, setOrder } = useRowOrder(undefined, 'rows')
  const columns = useColumns()
  const sorted = sortRows(homes, columns, order, language)
  const [home, next] = columns
  const ordering = { order, setOrder, sorting: 'rows' } as const
  return (
    <>
      <div className={styles.tools}>
        <TableTools columns={columns} rows={sorted} file='marea-homes' {...ordering} />
      </div>
      <table className={styles.table}>
        <caption className='hidden-label'>{t('homes.caption')}</caption>
        <thead>
          <tr>
            <ColumnHead column={home} {...ordering} />
            <ColumnHead column={next} {...ordering} />
            <th scope='col'>
              {t('homes.next_nights', { count: nightsInStrip })}
              <StripAxis today={today} />
            </th>
            <th scope='col'>
              <span className='hidden-label'>{t('homes.actions')}</span>
            </th>
          </tr>
        </thead>
        {sorted.map((home) => (
          <HomeRow key={home.slug} home={home} today={today} />
        ))}
      </table>
      <StripKey />
    </>
  )
}

function useColumns(): [Column<OwnedHome>, Column<OwnedHome>, ...Column<OwnedHome>[]] {
  const t = useText()
  const isFileOnly = true
  return [
    { id: 'home', title: t('homes.home'), value: ({ name }) => name },
    {
      id: 'next',
      title: t('homes.next_booking'),
      value: ({ nextBooking }) => nextBooking?.checkIn,
    },
    {
      id: 'guest',
      title: t('homes.guest'),
      value: ({ nextBooking }) => nextBooking?.guest,
      isFileOnly,
    },
    {
      id: 'status',
      title: t('homes.status'),
      value: ({ status }) => t(`homes.status.${status}`),
      isFileOnly,
    },
    {
      id: 'neighborhood',
      title: t('homes.neighborhood'),
      value: ({ neighborhood }) => neighborhood,
      isFileOnly,
    },
  ]
}

function HomeRow({ home, today }: { home: OwnedHome; today: string }) {
  const t = useText()
  const { slug, name, status } = home
  const action = t(status === 'draft' ? 'homes.continue' : 'homes.edit')
  return (
    <tbody className={styles.home}>
      <tr>
        <th scope='row'>
          <Identity home={home} />
        </th>
        <td className={styles.next}>
          <span className={styles.label}>{t('homes.next_booking')}</span>
          <NextBooking home={home} today={today} />
        </td>
        <td className={styles.nights}>
          <StripAxis today={today} />
          <NightStrip home={home} today={today} />
        </td>
        <td className={styles.acts}>
          <LinkButton
            to={editorPath(slug)}
            kind={status === 'draft' ? 'primary' : 'quiet'}
            small
            aria-label={t('homes.of_home', { action, home: name })}
          >
            {action}
          </LinkButton>
        </td>
      </tr>
      {home.expiring.length > 0 && (
        <tr className={styles.warning}>
          <td colSpan={4}>
            <Expiring home={home} today={today} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

export function editorPath(slug: string, section?: string): string {
  return `/property-management/homes/${slug}${section ? `?section=${section}` : ''}`
}

function Identity({ home }: { home: OwnedHome }) {
  const t = useText()
  const { slug, name, photo, neighborhood, bedrooms, guests } = home
  const facts = [
    neighborhood,
    bedrooms === null ? '' : t('homes.bedrooms', { count: bedrooms }),
    guests === null ? '' : t('homes.guests', { count: guests }),
  ].filter(Boolean)
  return (
    <div className={styles.identity}>
      <Link to={editorPath(slug)} tabIndex={-1} aria-hidden='true' className={styles.plate}>
        {photo && <Photo photo={photoSet(photo)} alt='' sizes='168px' ratio='3 / 2' />}
      </Link>
      <div>
        <Link to={editorPath(slug)} className={styles.name}>
          {name}
        </Link>
        <p className={`soft small ${styles.facts}`}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
        <HomeStatus home={home} />
      </div>
      <Completeness home={home} />
    </div>
  )
}

const tones = { published: 'good', unlisted: 'plain', draft: 'plain' } as const

function HomeStatus({ home }: { home: OwnedHome }) {
  const t = useText()
  const time = useTimeFormat()
  const { status, gaps, hasUnpublishedEdits, changedAt } = home
  return (
    <p className={styles.status}>
      <State tone={tones[status]}>{t(`homes.status.${status}`)}</State>
      {status === 'published' && gaps.length === 0 && !hasUnpublishedEdits && (
        <span className='soft small'>{t('homes.complete')}</span>
      )}
      {status !== 'draft' && hasUnpublishedEdits && (
        <span className='soft small'>{t('homes.unpublished_edits')}</span>
      )}
      {status === 'draft' && (
        <span className='soft small'>
          {t('homes.edited', { when: time.localDateTime(changedAt) })}
        </span>
      )}
    </p>
  )
}

/** Lists only what is missing; each gap links to its section. */
function Completeness({ home: { slug, gaps } }: { home: OwnedHome }) {
  const t = useText()
  if (gaps.length === 0) return null
  const open = new Set(gaps.map(({ section }) => section))
  const done = listingSections.length - open.size
  return (
    <div className={styles.completeness}>
      <span className={styles.ticks} aria-hidden='true'>
        {listingSections.map((section) => (
          <i key={section} data-open={open.has(section) || undefined} />
        ))}
      </span>
      <span className='small'>{t('homes.sections', { done, all: listingSections.length })}</span>
      <p className='small'>
        <span className='soft'>{t('homes.missing')}</span>{' '}
        {gaps.map(({ section, code, count }) => (
          <span key={`${section} ${code}`} className={styles.gap}>
            <TextLink to={editorPath(slug, section)}>
              {t(`listing.gap.${code}`, { count })}
            </TextLink>
          </span>
        ))}
      </p>
    </div>
  )
}

function Expiring({ home, today }: { home: OwnedHome; today: string }) {
  const t = useText()
  const time = useTimeFormat()
  return home.expiring.map(({ kind, validUntil }) => {
    const isOver = validUntil < today
    const said = { license: t(`license.${kind}`), day: time.day(validUntil, 'long') }
    return (
      <Notice
        key={kind}
        tone={isOver ? 'bad' : 'warn'}
        icon='alert'
        title={t(isOver ? 'homes.license_expired' : 'homes.license_soon', said)}
        actions={
          <LinkButton to={editorPath(home.slug, 'licenses')} kind='quiet' small>
            {t('homes.license_update')}
          </LinkButton>
        }
      >
        {t('homes.license_body')}
      </Notice>
    )
  })
}
