import { Suspense } from 'react'
import { useIsOnline } from '#platform/live/online.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { actionQueue, type QueuedAction } from './action-queue.ts'

/** Reads what was refused by its schema, which few pages ever need. */
const Refusal = lazyPart(() => import('./refusal.tsx'))

/** What waits to be sent and what was refused; nothing leaves the list without being seen. */
export function QueuedActions({ actions }: { actions: readonly QueuedAction[] }) {
  const t = useText()
  const isOnline = useIsOnline()
  const waiting = actions.filter(({ failure }) => failure === null)
  return (
    <Card kind='sunk' role='status' hidden={actions.length === 0}>
      <Stack gap={2}>
        {waiting.length > 0 && (
          <Inline>
            <Icon name={isOnline ? 'reload' : 'offline'} small />
            <b>{t(isOnline ? 'queue.sending' : 'queue.waiting', { count: waiting.length })}</b>
          </Inline>
        )}
        <RowList isDense>
          {actions.map((each) => (
            <Item key={each.id} queued={each} />
          ))}
        </RowList>
      </Stack>
    </Card>
  )
}

function Item({ queued }: { queued: QueuedAction }) {
  const t = useText()
  const { id, about, action, failure } = queued
  const actions = (
    <>
      {failure && <TextButton onClick={() => actionQueue.retry(id)}>{t('error.again')}</TextButton>}
      <TextButton
        aria-label={t('queue.remove_of', { about })}
        onClick={() => actionQueue.remove(id)}
      >
        {t('queue.remove')}
      </TextButton>
    </>
  )
  return (
    <Row actions={actions}>
      <p>{t(`queue.action.${action.kind}`, { about })}</p>
      <Suspense>{failure && <Refusal failure={failure} />}</Suspense>
    </Row>
  )
}
