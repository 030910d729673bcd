import type { CoHost, TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Item } from '#ui/item-list.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { ChangeRole } from './change-role.tsx'

type CoHostItemProps = { home: TeamHome; coHost: CoHost; onChange: () => Promise<void> }

export function CoHostItem({ home, coHost, onChange }: CoHostItemProps) {
  const t = useText()
  const [open, setOpen] = useState<'role' | 'remove'>()
  const { fullName: name, email, role } = coHost
  const close = () => setOpen(undefined)
  const entries: MenuEntry[] = [
    { id: 'role', label: t('team.change_role'), icon: 'edit', onSelect: () => setOpen('role') },
    {
      id: 'remove',
      label: t('team.remove'),
      icon: 'trash',
      isDangerous: true,
      onSelect: () => setOpen('remove'),
    },
  ]
  return (
    <Item
      icon='user'
      name={name}
      menu={{ label: t('team.actions_for', { name }), entries }}
      dialog={
        <>
          {open === 'role' && (
            <ChangeRole home={home} coHost={coHost} onClose={close} onChanged={onChange} />
          )}
          {open === 'remove' && (
            <RemoveCoHost home={home} coHost={coHost} onClose={close} onRemoved={onChange} />
          )}
        </>
      }
    >
      <p>{t(`team.role.${role}`)}</p>
      <p className='soft small'>{email}</p>
    </Item>
  )
}

type RemoveProps = {
  home: TeamHome
  coHost: CoHost
  onClose: () => void
  onRemoved: () => Promise<void>
}

function RemoveCoHost({ home, coHost, onClose, onRemoved }: RemoveProps) {
  const t = useText()
  const { fullName: name, id: userId } = coHost

  return (
    <ConfirmAction
      title={t('team.remove_question', { name, home: home.name })}
      cancelLabel={t('team.keep')}
      onClose={onClose}
      confirmLabel={t('team.remove')}
      isDangerous
      failed={t('team.not_saved')}
      onConfirm={() =>
        call('DELETE /owner/suites/:slug/co-hosts/:userId', {
          params: { slug: home.slug, userId },
        })
      }
      done={t('team.removed')}
      onDone={onRemoved}
    >
      <p>{t('team.remove_description', { name })}</p>
    </ConfirmAction>
  )
}
