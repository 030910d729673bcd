import { useState } from 'react'
import { useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { Table } from '#ui/table/table.tsx'
import type { ComingChange } from './coming-changes.ts'
import { percentOf } from './read-rate.ts'

type ComingTableProps = {
  changes: ComingChange[]
  /** How many jurisdictions there are. */
  places: number
}

export function ComingTable({ changes, places }: ComingTableProps) {
  const t = useText()
  const time = useTimeFormat()
  const [removing, setRemoving] = useState<ComingChange>()
  return (
    <>
      <Table
        caption={t('tax_rates.coming')}
        hideCaption
        rowId={({ id }) => id}
        rows={changes}
        sorting='rows'
        name='coming'
        file='marea-tax-rate-changes'
        columns={[
          {
            id: 'tax',
            title: t('tax_rates.tax'),
            isName: true,
            value: ({ authority }) => t(`price.tax_${authority}`),
            cell: (change) => <Named change={change} />,
          },
          {
            id: 'places',
            title: t('tax_rates.places'),
            value: ({ jurisdictions }) =>
              jurisdictions.length === places
                ? t('tax_rates.everywhere')
                : jurisdictions.map((place) => t(`listing.city.${place}`)).join(', '),
          },
          {
            id: 'change',
            title: t('tax_rates.change'),
            isSortable: false,
            value: ({ before, rate }) =>
              t('tax_rates.from_to', { before: percentOf(before), after: percentOf(rate) }),
          },
          {
            id: 'from',
            title: t('tax_rates.first_day'),
            value: ({ from }) => from,
            cell: ({ from }) => time.day(from, 'medium'),
          },
          {
            id: 'action',
            title: t('tax_rates.action'),
            hidesTitle: true,
            cell: (change) => <Actions change={change} onRemove={() => setRemoving(change)} />,
          },
        ]}
      />
      {removing && <RemoveDialog change={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function Named({ change: { authority, setBy, setAt } }: { change: ComingChange }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <div className={admin.cell}>
      {t(`price.tax_${authority}`)}
      {setBy && setAt && (
        <small>
          {t('tax_rates.set_by', { name: setBy, day: time.companyDay(setAt, 'medium') })}
        </small>
      )}
    </div>
  )
}

function Actions({ change, onRemove }: { change: ComingChange; onRemove: () => void }) {
  const t = useText()
  const time = useTimeFormat()
  const { id, authority, from } = change
  const named = t('tax_rates.of_change', {
    tax: t(`price.tax_${authority}`),
    day: time.day(from, 'medium'),
  })
  return (
    <div className={admin.actions}>
      <LinkButton small kind='quiet' to={`?open=${id}`} state={opensOverlay} preventScrollReset>
        {t('tax_rates.correct')}
        <span className='hidden-label'> {named}</span>
      </LinkButton>
      <Button small kind='quiet' onClick={onRemove}>
        {t('tax_rates.remove')}
        <span className='hidden-label'> {named}</span>
      </Button>
    </div>
  )
}

function RemoveDialog({ change, onClose }: { change: ComingChange; onClose: () => void }) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const { authority, from, jurisdictions } = change

  function remove() {
    attempt(async () => {
      const params = { authority, from }
      await call('POST /admin/tax-rates/:authority/:from/removal', {
        params,
        body: { jurisdictions },
      })
      onClose()
      toast.success(t('tax_rates.removed'))
      await revalidate()
    })
  }

  return (
    <ConfirmDialog
      title={t('tax_rates.remove_title')}
      cancelLabel={t('tax_rates.keep')}
      onClose={onClose}
      confirmLabel={t('tax_rates.remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={remove}
    >
      <p>
        {t('tax_rates.remove_effect', {
          tax: t(`price.tax_${authority}`),
          day: time.day(from, 'medium'),
        })}
      </p>
      {error !== null && <ActionError title={t('desk_act.failed')} error={error} />}
    </ConfirmDialog>
  )
}
