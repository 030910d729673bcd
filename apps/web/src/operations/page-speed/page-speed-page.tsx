import type { PageSpeed } from '@marea/contract/operations/page-speed.ts'
import {
  rateVital,
  speedPeriods,
  type Vital,
  vitalNames,
} from '@marea/contract/operations/vitals.ts'
import { useLoaderData, useLocation } from 'react-router'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/page-speed-page.ts'

export const shouldRevalidate = withOfflineData

const usual = 28

function daysOf(search: string): (typeof speedPeriods)[number] {
  const asked = Number(new URLSearchParams(search).get('days'))
  return speedPeriods.find((days) => days === asked) ?? usual
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = daysOf(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/page-speed', { query: { days } })))
}

export default function PageSpeedPage() {
  const t = useText()
  const days = daysOf(useLocation().search)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('page_speed.title')}
      lead={t('page_speed.description')}
      failed={t('page_speed.load_failed')}
      filters={
        <TabLinks
          label={t('page_speed.period')}
          links={speedPeriods.map((each) => ({
            to: each === usual ? '/admin/page-speed' : `/admin/page-speed?days=${each}`,
            label: t('page_speed.days', { days: each }),
            isCurrent: each === days,
          }))}
        />
      }
    >
      {(speeds) => <SpeedTable speeds={speeds} />}
    </LoadedPage>
  )
}

function SpeedTable({ speeds }: { speeds: PageSpeed[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Table
      caption={t('page_speed.title')}
      hideCaption
      rows={speeds}
      sorting='rows'
      file='marea-page-speed'
      rowId={({ page, device }) => `${page} ${device}`}
      empty={
        <EmptyState title={t('page_speed.none')}>{t('page_speed.none_description')}</EmptyState>
      }
      columns={[
        {
          id: 'page',
          title: t('page_speed.page'),
          isName: true,
          value: ({ page }) => t(`page_speed.page.${page}`),
        },
        {
          id: 'device',
          title: t('page_speed.device'),
          value: ({ device }) => t(`page_speed.device.${device}`),
        },
        {
          id: 'visits',
          title: t('page_speed.visits'),
          isFigure: true,
          value: ({ visits }) => visits,
          cell: ({ visits }) => formatNumber(visits, language),
        },
        ...vitalNames.map((vital) => ({
          id: vital,
          title: t(`page_speed.${vital}`),
          isFigure: true,
          value: (speed: PageSpeed) => speed[vital] ?? undefined,
          cell: (speed: PageSpeed) => <Measured vital={vital} value={speed[vital]} />,
        })),
      ]}
    />
  )
}

const tones = { good: 'good', fair: 'warn', poor: 'bad' } as const

function Measured({ vital, value }: { vital: Vital; value: number | null }) {
  const t = useText()
  const format = useMeasure()
  if (value === null) return '–'
  const rating = rateVital(vital, value)
  return (
    <TwoLines second={<State tone={tones[rating]}>{t(`page_speed.rating.${rating}`)}</State>}>
      {format(vital, value)}
    </TwoLines>
  )
}

function useMeasure() {
  const t = useText()
  const language = useLanguage()
  const shown: Record<Vital, (value: number) => string> = {
    lcp: (value) =>
      t('page_speed.seconds', { seconds: formatNumber(Math.round(value / 100) / 10, language) }),
    inp: (value) => t('page_speed.milliseconds', { milliseconds: formatNumber(value, language) }),
    cls: (value) => formatNumber(value / 1000, language),
  }
  return (vital: Vital, value: number) => shown[vital](value)
}

export const HydrateFallback = PageSkeleton
