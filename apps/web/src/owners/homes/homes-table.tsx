import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { nightsInStrip } from '@marea/contract/owners/strip-length.ts'
import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { photoSet } from '#suites/photo-set.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Ticks } from '#ui/state/ticks.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './homes.module.css'
import { NextBooking } from './next-booking.tsx'
import { NightStrip, StripAxis, StripKey } from './night-strip.tsx'

type HomesTableProps = { homes: readonly OwnedHome[]; today: string }

export function HomesTable({ homes, today }: HomesTableProps) {
  const t = useText()
  const columns = useColumns(today)
  return (
    <>
      <Table
        caption={t('homes.caption')}
        hideCaption
        className={styles.table}
        narrow='grid'
        sorting='rows'
        file='marea-homes'
        rows={homes}
        rowId={({ slug }) => slug}
        rowClass={() => styles.home}
        columns={columns}
        detail={(home) => home.expiring.length > 0 && <Expiring home={home} today={today} />}
      />
      <StripKey />
    </>
  )
}

function useColumns(today: string): Column<OwnedHome>[] {
  const t = useText()
  const inFile = useFileColumns()
  return [
    {
      id: 'home',
      title: t('homes.home'),
      isName: true,
      value: ({ name }) => name,
      cell: (home) => <Identity home={home} />,
    },
    {
      id: 'next',
      title: t('homes.next_booking'),
      className: styles.next,
      value: ({ nextBooking }) => nextBooking?.checkIn,
      cell: (home) => <NextBooking home={home} today={today} />,
    },
    {
      id: 'nights',
      title: t('homes.next_nights', { count: nightsInStrip }),
      className: styles.nights,
      scale: <StripAxis today={today} />,
      cell: (home) => (
        <>
          <StripAxis today={today} />
          <NightStrip home={home} today={today} />
        </>
      ),
    },
    {
      id: 'actions',
      title: t('homes.actions'),
      hidesTitle: true,
      className: styles.acts,
      cell: (home) => <EditLink home={home} />,
    },
    ...inFile,
  ]
}

function useFileColumns(): Column<OwnedHome>[] {
  const t = useText()
  const isFileOnly = true
  return [
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

function EditLink({ home: { slug, name, status } }: { home: OwnedHome }) {
  const t = useText()
  const action = t(status === 'draft' ? 'homes.continue' : 'homes.edit')
  return (
    <LinkButton
      to={editorPath(slug)}
      kind={status === 'draft' ? 'primary' : 'quiet'}
      small
      aria-label={t('homes.of_home', { action, home: name })}
    >
      {action}
    </LinkButton>
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
        <p className='soft small'>{facts.join(' · ')}</p>
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
    <Inline gap={2}>
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
    </Inline>
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
      <Ticks steps={listingSections.map((id) => ({ id, isDone: !open.has(id) }))} />
      <span className='small'>{t('homes.sections', { done, all: listingSections.length })}</span>
      <Inline className='small'>
        <span className='soft'>{t('homes.missing')}</span>
        {gaps.map(({ section, code, count }) => (
          <TextLink key={`${section} ${code}`} to={editorPath(slug, section)}>
            {t(`listing.gap.${code}`, { count })}
          </TextLink>
        ))}
      </Inline>
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
