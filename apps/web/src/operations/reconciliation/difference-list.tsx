import type { Difference, Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import { LineDialog } from './line-dialog.tsx'
import { OwnFundsDialog } from './own-funds-dialog.tsx'
import { RowActions } from './row-actions.tsx'

export function DifferenceList({ reconciliation }: { reconciliation: Reconciliation }) {
  const t = useText()
  const [opened, setOpened] = useState<Difference>()
  const { differences, notListed, taxes } = reconciliation
  const close = () => setOpened(undefined)
  return (
    <Section title={t('reconcile.differences')} isRuled>
      {differences.length === 0 ? (
        <Notice tone='good' title={t('reconcile.differences_none')} />
      ) : (
        <RowList>
          {differences.map((difference) => (
            <DifferenceRow
              key={`${difference.kind} ${difference.id}`}
              difference={difference}
              onOpen={() => setOpened(difference)}
            />
          ))}
        </RowList>
      )}
      {notListed > 0 && <p className='soft'>{t('reconcile.not_listed', { count: notListed })}</p>}
      {opened?.kind === 'bank_line' && (
        <LineDialog difference={opened} taxes={taxes} onClose={close} />
      )}
      {opened?.kind === 'outside_statements' && (
        <OwnFundsDialog difference={opened} onClose={close} />
      )}
    </Section>
  )
}

type RowProps = { difference: Difference; onOpen: () => void }

function DifferenceRow({ difference, onOpen }: RowProps) {
  const t = useText()
  const time = useTimeFormat()
  const { kind, on, name, amount, reason } = difference
  const about = [on && time.day(on, 'medium'), name].filter(Boolean).join(' · ')
  return (
    <Row actions={<Actions difference={difference} onOpen={onOpen} />}>
      <Stack gap={1}>
        <Inline gap={3} isSpread>
          <b>{t(`reconcile.kind.${kind}`)}</b>
          <b>
            <Money amount={amount.amount} sign='always' />
          </b>
        </Inline>
        {about && <p className='small soft typed'>{about}</p>}
        <Why difference={difference} />
        <p className='small'>
          <StateOf difference={difference} /> {reason}
        </p>
      </Stack>
    </Row>
  )
}

function Why({ difference: { kind, problem } }: { difference: Difference }) {
  const t = useText()
  if (problem) return <p className='small soft'>{t(`reconcile.problem.${problem}`)}</p>
  if (kind !== 'outside_statements' && kind !== 'processor_balance') return null
  return <p className='small soft'>{t(`reconcile.kind.${kind}_about`)}</p>
}

function StateOf({ difference: { isExplained, isWaiting } }: { difference: Difference }) {
  const t = useText()
  if (isExplained) return <State tone='good'>{t('reconcile.state.explained')}</State>
  if (isWaiting) return <State tone='info'>{t('reconcile.state.waiting')}</State>
  return <State tone='warn'>{t('reconcile.state.open')}</State>
}

function Actions({ difference, onOpen }: RowProps) {
  const t = useText()
  const { kind } = difference
  if (kind === 'processor_row') return <RowActions difference={difference} />
  if (kind !== 'bank_line' && kind !== 'outside_statements') return null
  return (
    <Button small kind='quiet' onClick={onOpen}>
      {t(kind === 'bank_line' ? 'reconcile.decide' : 'reconcile.own_funds')}
    </Button>
  )
}
