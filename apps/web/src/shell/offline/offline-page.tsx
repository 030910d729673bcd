import { useLocation } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { useIsHydrated } from '#platform/page/hydrated.ts'
import { TextsAhead, useText } from '#platform/texts/texts.tsx'
import { useAge } from '#platform/time/use-age.ts'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/page/section.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { SavedConversation } from './saved-conversation.tsx'
import { LaterStay, SavedStay } from './saved-stay.tsx'
import { SavedToday } from './saved-today.tsx'
import { textsShownHere } from './texts-shown-here.ts'
import { type Connection, useConnection } from './use-connection.ts'
import { type LoadedCopy, useSavedCopy } from './use-saved-copy.ts'

export function headers() {
  return cacheable()
}

/** What the worker shows in place of a page that cannot be reached. */
export default function OfflinePage() {
  const t = useText()
  const connection = useConnection()
  const copy = useSavedCopy()
  return (
    <Page title={t('offline.page')} gap='large' isNarrow>
      <TextsAhead of={textsShownHere} />
      <ConnectionNotice connection={connection} />
      <InterruptedPayment />
      {copy === undefined ? (
        <ListSkeleton rows={4} row={{ height: '64px' }} />
      ) : (
        <>
          <Age copy={copy} />
          <Saved copy={copy} connection={connection} />
        </>
      )}
    </Page>
  )
}

function Saved({ copy, connection }: { copy: LoadedCopy; connection: Connection }) {
  const t = useText()
  const { trips, conversations, today } = copy
  const { isReachable, maintenanceEndsAt } = connection
  const [next, ...later] = trips
  if (trips.length + conversations.length === 0 && !today) return <p>{t('offline.nothing')}</p>
  return (
    <>
      {today && <SavedToday today={today} />}
      {next && <SavedStay trip={next} />}
      {later.length > 0 && (
        <Section title={t('offline.later')}>
          {later.map((trip) => (
            <LaterStay key={trip.id} trip={trip} />
          ))}
        </Section>
      )}
      {conversations.length > 0 && (
        <Section title={t('offline.messages')}>
          {conversations.map((each, index) => (
            <SavedConversation
              key={each.room.id}
              conversation={each}
              isReachable={isReachable}
              isOpen={index === 0}
            />
          ))}
        </Section>
      )}
      {!isReachable && !maintenanceEndsAt && trips.length > 0 && <NeedsConnection />}
    </>
  )
}

/** In place of the skeleton, because a line that appears above would move what is below it. */
function Age({ copy: { savedAt, isClockWrong } }: { copy: LoadedCopy }) {
  const t = useText()
  const age = useAge(savedAt ?? 0)
  if (savedAt === undefined) return null
  return <p className='soft small'>{isClockWrong ? t('offline.clock') : age}</p>
}

/** Whether the card was charged is known by the server only, and a price here could be an old one. */
function InterruptedPayment() {
  const t = useText()
  // The saved page is the same for every address.
  const isHydrated = useIsHydrated()
  const wanted = new URLSearchParams(useLocation().search).get('to') ?? ''
  if (!isHydrated || !/^\/(checkout|pay-)/.test(wanted)) return null
  return (
    <Notice tone='warn' title={t('offline.payment')}>
      {t('offline.payment_description')}
    </Notice>
  )
}

function NeedsConnection() {
  const t = useText()
  return (
    <Section title={t('offline.needs')}>
      <Facts>
        {(['payments', 'changes'] as const).map((kind) => (
          <Fact key={kind} name={t(`offline.needs_${kind}`)}>
            {t(`offline.needs_${kind}_what`)}
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
