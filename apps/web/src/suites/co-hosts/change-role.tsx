import type { CoHost, TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { RoleChoice } from './role-choice.tsx'

type ChangeRoleProps = {
  home: TeamHome
  coHost: CoHost
  onClose: () => void
  onChanged: () => Promise<void>
}

export function ChangeRole({ home, coHost, onClose, onChanged }: ChangeRoleProps) {
  const t = useText()
  const [role, setRole] = useState(coHost.role)

  const { isBusy, error, form } = useSubmission({ role }, async (body) => {
    const params = { slug: home.slug, userId: coHost.id }
    await withRecentSignIn(() => call('PUT /owner/suites/:slug/co-hosts/:userId', { params, body }))
    toast.success(t('team.role_changed'))
    onClose()
    await onChanged()
  })

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('team.role_of', { name: coHost.fullName, home: home.name })}
    >
      <Form kind='sheet' {...form}>
        <RoleChoice value={role} onChange={setRole} />
        <ActionError title={t('team.not_saved')} error={error} />
        <FormSubmit busy={isBusy}>{t('team.save_role')}</FormSubmit>
      </Form>
    </Sheet>
  )
}
