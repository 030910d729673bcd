import type { PersonMoment, PersonRecord } from '@marea/contract/operations/people.ts'
import { useLocation } from 'react-router'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'

const groupNames = ['bookings', 'payments', 'wallet', 'messages', 'ids', 'devices'] as const

const groups: Record<(typeof groupNames)[number], readonly PersonMoment['kind'][]> = {
  bookings: ['booking'],
  payments: ['payment', 'withdrawal'],
  wallet: ['wallet'],
  messages: ['message'],
  ids: ['host_id'],
  devices: ['device'],
}

export function PersonTimeline({ person: { moments } }: { person: PersonRecord }) {
  const t = useText()
  const asked = new URLSearchParams(useLocation().search).get('show')
  const group = groupNames.find((each) => each === asked)
  const shown = moments.filter(({ kind }) => !group || groups[group].includes(kind))
  return (
    <Section title={t('people.timeline')}>
      <TabLinks
        label={t('people.timeline')}
        links={[undefined, ...groupNames].map((each) => ({
          to: each ? `?show=${each}` : '?',
          label: t(each ? `people.group.${each}` : 'people.group.all'),
          isCurrent: each === group,
        }))}
      />
      <RowList isDense none={t('people.nothing')}>
        {shown.map((moment) => (
          <Moment key={`${moment.at} ${moment.kind} ${moment.about} ${moment.state}`} {...moment} />
        ))}
      </RowList>
    </Section>
  )
}

function Moment({ at, kind, state, about, amount, link }: PersonMoment) {
  const t = useText()
  const time = useTimeFormat()
  const stateText = useStateText()
  const title = t(`people.moment.${kind}`)
  const named = kind === 'host_id' ? t(`host_id.document.${documentOf(about)}`) : about
  const words = [named, stateText(kind, state), time.localDateTime(at)].filter(Boolean)
  return (
    <Row actions={amount && <Money amount={amount.amount} />}>
      {link ? <TextLink to={pageOf(kind, link)}>{title}</TextLink> : title}
      <small>{words.join(' · ')}</small>
    </Row>
  )
}

const documents = ['passport', 'national_id', 'driving_license'] as const

function documentOf(about: string): (typeof documents)[number] {
  return documents.find((each) => each === about) ?? 'passport'
}

function pageOf(kind: PersonMoment['kind'], link: string): string {
  if (kind === 'withdrawal') return `/admin/withdrawals?open=${link}`
  return `/admin/bookings/${link}`
}

/** The areas of ledger kinds that appear in wallets. */
const areas = ['booking', 'deposit', 'hold', 'gift_card'] as const

function useStateText() {
  const t = useText()
  const named = useNamedText()
  return (kind: PersonMoment['kind'], state: string): string => {
    if (kind === 'booking') return named(`bookings.status.${state}`)
    if (kind === 'payment') return named(`people.payment.${state}`)
    if (kind === 'withdrawal') return named(`admin_payouts.now.${state}`)
    if (kind === 'host_id') return named(`admin_ids.act.${state}`)
    if (kind !== 'wallet') return ''
    const area = areas.find((each) => state.startsWith(`${each}.`))
    return t(area ? `people.area.${area}` : 'people.area.other')
  }
}
