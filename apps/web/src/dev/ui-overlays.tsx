import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { useSampleTexts } from './ui-texts.ts'

type Open = 'dialog' | 'sheet' | 'urgent' | null

export function Overlays() {
  const words = useSampleTexts()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Inline>
      <Button kind='quiet' onClick={() => setOpen('dialog')}>
        {words.openDialog}
      </Button>
      <Button kind='quiet' onClick={() => setOpen('sheet')}>
        {words.openSheet}
      </Button>
      <Button kind='quiet' onClick={() => setOpen('urgent')}>
        {words.openUrgent}
      </Button>
      <SampleMenu />
      <SampleDialog isOpen={open === 'dialog'} onClose={close} />
      <SampleSheet isOpen={open === 'sheet'} onClose={close} />
      <Dialog
        isUrgent
        isOpen={open === 'urgent'}
        onClose={close}
        title={words.urgentTitle}
        footer={
          <>
            <Button kind='quiet' onClick={close}>
              {words.cancel}
            </Button>
            <Button kind='danger' onClick={close}>
              {words.deleteAccount}
            </Button>
          </>
        }
      >
        <p>{words.urgentText}</p>
      </Dialog>
    </Inline>
  )
}

type SampleProps = { isOpen: boolean; onClose: () => void }

function SampleDialog({ isOpen, onClose }: SampleProps) {
  const words = useSampleTexts()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.dialogTitle}
      footer={
        <>
          <Button kind='quiet' onClick={onClose}>
            {words.keep}
          </Button>
          <Button kind='danger' onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.dialogText}</p>
    </Dialog>
  )
}

function SampleSheet({ isOpen, onClose }: SampleProps) {
  const words = useSampleTexts()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={words.sheetTitle}
      footer={
        <Button wide onClick={onClose}>
          {words.withdraw}
        </Button>
      }
    >
      <Stack>
        <p>{words.sheetText}</p>
        <Field label={words.amount} before='$' inputMode='decimal' defaultValue='600.00' />
        <Select
          label={words.account}
          defaultValue='checking'
          options={[
            { id: 'checking', label: words.checking },
            { id: 'savings', label: words.savings },
          ]}
        />
      </Stack>
    </Sheet>
  )
}

function SampleMenu() {
  const words = useSampleTexts()
  return (
    <MenuButton
      label={words.openMenu}
      entries={[
        { id: 'profile', label: words.profile, note: words.profileNote, icon: 'user', to: '/more' },
        { id: 'bookings', label: words.bookings, icon: 'suitcase', to: '/my-bookings' },
        { id: 'out', label: words.signOut, icon: 'out', opensGroup: true },
      ]}
    >
      <Avatar name='Lucía' />
    </MenuButton>
  )
}
