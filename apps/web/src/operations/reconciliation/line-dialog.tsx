import type {
  Candidate,
  Difference,
  Reconciliation,
} from '@marea/contract/payments/reconciliation.ts'
import { useEffect, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { PostLine } from './post-line.tsx'
import { UndoButton, undoLine } from './undo-button.tsx'

type LineDialogProps = {
  difference: Difference
  taxes: Reconciliation['taxes']
  onClose: () => void
}

/** What a line of the bank could be, first in the ledger and then by what a person says. */
export function LineDialog({ difference, taxes, onClose }: LineDialogProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { id, amount, on, name, isExplained } = difference
  const title = t('reconcile.line', { amount: formatMoney(amount.amount, language) })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack gap={5}>
        <p className='soft typed'>
          {[on && time.day(on, 'full'), name].filter(Boolean).join(' · ')}
        </p>
        {isExplained && <UndoButton onUndo={() => undoLine(id).then(onClose)} />}
        <Candidates id={id} onDone={onClose} />
        <PostLine id={id} amount={amount.amount} taxes={taxes} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}

type CandidatesProps = { id: string; onDone: () => void }

function Candidates({ id, onDone }: CandidatesProps) {
  const t = useText()
  const part = useCandidates(id)
  return (
    <Stack gap={2}>
      <Heading level={3} size='plain'>
        {t('reconcile.candidates')}
      </Heading>
      {part ? (
        <Loaded part={part} failed={t('reconcile.load_failed')}>
          {(candidates) => (
            <RowList isDense none={t('reconcile.candidates_none')}>
              {candidates.map((candidate) => (
                <CandidateRow
                  key={candidate.id}
                  lineId={id}
                  candidate={candidate}
                  onDone={onDone}
                />
              ))}
            </RowList>
          )}
        </Loaded>
      ) : (
        <ListSkeleton rows={2} row={{ height: '56px' }} />
      )}
    </Stack>
  )
}

function useCandidates(id: string): PagePart<Candidate[]> | undefined {
  const [part, setPart] = useState<PagePart<Candidate[]>>()
  useEffect(() => {
    let isGone = false
    const found = call('GET /admin/bank-lines/:id', { params: { id } })
    loadPart(found.then(({ candidates }) => candidates)).then((loaded) => {
      if (!isGone) setPart(loaded)
    })
    return () => {
      isGone = true
    }
  }, [id])
  return part
}
