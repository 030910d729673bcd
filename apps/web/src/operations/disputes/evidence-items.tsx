import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'

export function EvidenceItems({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const { items, purchase } = dispute
  if (!purchase) return null
  const found = items.filter(({ isFound }) => isFound).length
  return (
    <Section
      title={t('admin_disputes.evidence')}
      lead={t('admin_disputes.evidence_lead', {
        found: String(found),
        count: String(items.length),
      })}
      actions={<PdfButton dispute={dispute} />}
    >
      <RowList isDense>
        {items.map(({ item, isFound }) => (
          <Row
            key={item}
            actions={
              <State tone={isFound ? 'good' : 'plain'}>
                {t(isFound ? 'admin_disputes.found' : 'admin_disputes.missing')}
              </State>
            }
          >
            {t(`admin_disputes.item.${item}`)}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}

function PdfButton({ dispute: { id, processorId } }: { dispute: OpenedDispute }) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function save() {
    return attempt(async () => {
      const file = await callForFile('GET /admin/disputes/:id/evidence.pdf', { params: { id } })
      saveFile(`evidence-${processorId}.pdf`, file)
    })
  }

  return (
    <>
      <Button kind='quiet' busy={isBusy} onClick={save}>
        {t('admin_disputes.pdf')}
      </Button>
      <ActionError title={t('admin_disputes.pdf_failed')} error={error} />
    </>
  )
}
