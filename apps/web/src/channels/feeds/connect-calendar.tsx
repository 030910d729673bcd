import type { CalendarExport, FeedPreview } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AddressField } from '#ui/form/address-field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FoundCalendar } from './found-calendar.tsx'
import { useAddressError } from './use-address-error.ts'

type ConnectCalendarProps = {
  homes: CalendarExport['suite'][]
  /** The home chosen by the link that opened this. */
  slug: string
  onClose: () => void
  onChanged: () => Promise<void>
}

export function ConnectCalendar(props: ConnectCalendarProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={props.onClose} title={t('channels.connect')}>
      <Fields {...props} />
    </Dialog>
  )
}

/** The address is read first; what was found is shown before it is saved. */
function Fields({ homes, slug, onClose, onChanged }: ConnectCalendarProps) {
  const t = useText()
  const [suite, setSuite] = useState(slug || onlySlug(homes))
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const [found, setFound] = useState<FeedPreview>()
  const given = { suite, url: url.trim() }
  const body = given.suite && given.url ? given : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, found ? save : check)
  const addressError = useAddressError(isAsked, url, error)

  function change(apply: () => void) {
    form.onInput()
    setFound(undefined)
    apply()
  }

  async function check(body: typeof given) {
    const preview = await call('POST /owner/feeds/preview', { body })
    setName(preview.name)
    setFound(preview)
  }

  async function save(body: typeof given) {
    await call('POST /owner/feeds', {
      body: { ...body, ...(name.trim() && { name: name.trim() }) },
    })
    toast.success(t('channels.add.done'))
    onClose()
    await onChanged()
  }

  return (
    <Form kind='dialog' {...form}>
      <HomeChoice
        {...{ homes, suite }}
        isMissing={isAsked && !suite}
        onChoose={(chosen) => change(() => setSuite(chosen))}
      />
      <AddressField
        label={t('channels.add.address')}
        value={url}
        onChange={(address) => change(() => setUrl(address))}
        hint={t('channels.add.address_hint')}
        error={addressError}
      />
      {found && <FoundCalendar found={found} name={name} onRename={setName} />}
      <FormActions isBusy={isBusy} cancelLabel={t('channels.add.cancel')} onCancel={onClose}>
        {t(found ? 'channels.add.save' : 'channels.add.check')}
      </FormActions>
    </Form>
  )
}

type HomeChoiceProps = Pick<ConnectCalendarProps, 'homes'> & {
  suite: string
  isMissing: boolean
  onChoose: (slug: string) => void
}

function HomeChoice({ homes, suite, isMissing, onChoose }: HomeChoiceProps) {
  const t = useText()
  return (
    <Select
      label={t('channels.add.home')}
      options={homes.map((home) => ({ id: home.slug, label: home.name }))}
      value={suite || null}
      onChange={onChoose}
      error={isMissing ? t('channels.add.home_missing') : undefined}
    />
  )
}

function onlySlug(homes: ConnectCalendarProps['homes']): string {
  const [first, ...others] = homes
  return first && others.length === 0 ? first.slug : ''
}
