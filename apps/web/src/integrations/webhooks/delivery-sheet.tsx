import type { DeliveryDetails, WebhookAttempt } from '@marea/contract/integrations/webhooks.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'
import { useLocation } from 'react-router'
import styles from '#integrations/integrations.module.css'
import { call } from '#platform/api/api.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Loaded } from '#ui/page/loaded.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { kindTexts } from './kind-texts.ts'

type DeliverySheetProps = {
  loaded: PagePart<DeliveryDetails>
  onChanged: () => Promise<void>
}

export function DeliverySheet({ loaded, onChanged }: DeliverySheetProps) {
  const t = useText()
  const close = useCloseTo(usePage())
  const delivery = loaded.value
  return (
    <Sheet
      isOpen
      onClose={close}
      title={delivery ? t(kindTexts[delivery.kind]) : t('delivery.title')}
    >
      <SheetBody>
        <Loaded part={loaded} failed={t('delivery.not_loaded')}>
          {(delivery) => <Details delivery={delivery} onChanged={onChanged} />}
        </Loaded>
      </SheetBody>
    </Sheet>
  )
}

/** The page of the log that the sheet was opened from. */
function usePage(): string {
  const { pathname, search } = useLocation()
  const page = new URLSearchParams(search).get('page')
  return page ? `${pathname}?page=${page}` : pathname
}

type DetailsProps = { delivery: DeliveryDetails; onChanged: () => Promise<void> }

function Details({ delivery, onChanged }: DetailsProps) {
  const t = useText()
  const time = useTimeFormat()
  const { isBusy, error, attempt } = useAttempt()
  const { id, eventId, url, body, log, nextAttemptAt, attempts } = delivery

  function replay() {
    attempt(async () => {
      await call('POST /webhook-deliveries/:id/replay', { params: { id } })
      toast.success(t('delivery.replayed'))
      await onChanged()
    })
  }

  return (
    <>
      <div>
        <DeliveryStatus delivery={delivery} />
        {nextAttemptAt && attempts > 0 && (
          <p className='soft small'>
            {t('delivery.next', { date: time.localDateTime(nextAttemptAt) })}
          </p>
        )}
      </div>
      <div>
        <Button busy={isBusy} onClick={replay}>
          {t('delivery.replay')}
        </Button>
      </div>
      <ActionError title={t('delivery.not_sent')} error={error} />
      <p className='small'>
        {t('delivery.id')}: <code>{eventId}</code>
      </p>
      <Section title={t('delivery.request')} level={3} size='plain' lead={<code>POST {url}</code>}>
        <Code>{pretty(body)}</Code>
      </Section>
      <Section title={t('delivery.responses')} level={3} size='plain'>
        {log.length === 0 && <p className='soft small'>{t('delivery.no_responses')}</p>}
        {log.map((answer) => (
          <Attempt key={answer.at} attempt={answer} />
        ))}
      </Section>
    </>
  )
}

const failureTexts: Record<NonNullable<WebhookAttempt['failure']>, TextKey> = {
  address_refused: 'delivery.failure.address_refused',
  unreachable: 'delivery.failure.unreachable',
  timed_out: 'delivery.failure.timed_out',
  too_large: 'delivery.failure.too_large',
  too_many_redirects: 'delivery.failure.too_many_redirects',
  unreadable: 'delivery.failure.unreadable',
}

function Attempt({
  attempt: { at, durationMs, status, failure, response },
}: {
  attempt: WebhookAttempt
}) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <div>
      <p className='small'>
        <b>{failure ? t(failureTexts[failure]) : t('delivery.answer', { status: status ?? 0 })}</b>{' '}
        <span className='soft'>
          {t('delivery.attempt', { date: time.localDateTime(at), ms: durationMs })}
        </span>
      </p>
      {!failure &&
        (response ? <Code>{response}</Code> : <p className='soft small'>{t('delivery.empty')}</p>)}
    </div>
  )
}

function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line must be reachable without a mouse
    <pre className={styles.code} tabIndex={0}>
      {children}
    </pre>
  )
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
