import type { BankLine } from '@marea/contract/payments/reconciliation.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { UndoButton, undoLine } from './undo-button.tsx'

/** Every match and posting can be undone. */
export function DecidedLines({ lines }: { lines: BankLine[] }) {
  const t = useText()
  return (
    <Section title={t('reconcile.decided')} isRuled>
      <RowList isDense none={t('reconcile.decided_none')}>
        {lines.map((line) => (
          <Row key={line.id} actions={<UndoButton onUndo={() => undoLine(line.id)} />}>
            <DecidedLine line={line} />
          </Row>
        ))}
      </RowList>
    </Section>
  )
}

function DecidedLine({ line }: { line: BankLine }) {
  const t = useText()
  const time = useTimeFormat()
  const { postedOn, amount, description, meaning, decidedBy, reason } = line
  const references = meaning ? t(`reconcile.as.${meaning}`) : line.references.map(short).join(', ')
  return (
    <Stack gap={1}>
      <Inline gap={3} isSpread>
        <span className='typed'>{description}</span>
        <Money amount={amount.amount} sign='always' />
      </Inline>
      <p className='small soft'>
        {[
          time.day(postedOn, 'medium'),
          decidedBy
            ? t('reconcile.decided_by', { name: decidedBy, references })
            : t('reconcile.decided_itself', { references }),
          reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Stack>
  )
}

function short(reference: string): string {
  const [area, id = ''] = reference.split(':')
  return `${area} ${area === 'payout' ? id.slice(-6) : id.slice(0, 8)}`
}
