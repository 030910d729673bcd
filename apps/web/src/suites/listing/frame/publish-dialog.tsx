import { gapsOf, listedLicenses } from '@marea/contract/suites/listing/gaps.ts'
import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { LicenseFields } from '#suites/listing/sections/license-fields.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** Lists what is missing, lets the owner enter license numbers, and publishes. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { view } = useEditor()
  const { isBusy, error, attempt } = useAttempt()
  const { gaps, licenses } = useMissing()
  const publish = usePublish(onClose)
  const isReady = gaps.length === 0 && licenses === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={useTitle(gaps.length, licenses)}
      footer={
        <>
          <Button kind='quiet' onClick={onClose}>
            {t('listing.keep_draft')}
          </Button>
          <Button busy={isBusy} disabled={!isReady} onClick={() => attempt(publish)}>
            {t(view.state.status === 'published' ? 'listing.publish_changes' : 'listing.publish')}
          </Button>
        </>
      }
    >
      <Stack>
        <Explanation isReady={isReady} gaps={gaps.length} />
        <Licenses />
        <RowList isDense>
          {gaps.map(({ section, code, count }) => (
            <Row
              key={`${section} ${code}`}
              actions={
                <TextLink to={`?section=${section}`}>{t(`listing.section.${section}`)}</TextLink>
              }
            >
              {t(`listing.gap.${code}`, { count })}
            </Row>
          ))}
        </RowList>
        <ActionError title={t('listing.publish_failed')} error={error} />
      </Stack>
    </Dialog>
  )
}

function useMissing() {
  const { view, listing } = useEditor()
  const { city } = view.state
  const rules = {
    licenses: city?.licenses ?? [],
    maxGuests: city?.maxGuests ?? null,
    allowsHouses: city?.allowsHouses ?? true,
    neighborhoods: listing.neighborhoods.map(({ slug }) => slug),
    jurisdictions: listing.jurisdictions,
  }
  const all = gapsOf(view.contents, rules, listing.today)
  const gaps = all.filter(({ section }) => section !== 'licenses')
  const held = listedLicenses(view.contents, listing.today)
  return { gaps, licenses: rules.licenses.filter((kind) => !held.includes(kind)).length }
}

function useTitle(gaps: number, licenses: number): string {
  const t = useText()
  const { view } = useEditor()
  if (licenses > 0) return t('listing.publish_licenses', { count: licenses })
  if (gaps > 0) return t('listing.publish_gaps')
  return t('listing.publish_title', { home: view.contents.basics.name })
}

function Explanation({ isReady, gaps }: { isReady: boolean; gaps: number }) {
  const t = useText()
  const { view } = useEditor()
  const { city, status, sections } = view.state
  if (!isReady) {
    const name = city && t(`listing.city.${city.jurisdiction}`)
    const isCity = gaps === 0 && name
    return (
      <p>
        {isCity
          ? t('listing.publish_licenses_body', { city: name })
          : t('listing.publish_gaps_body')}
      </p>
    )
  }
  if (status !== 'published') return <p>{t('listing.publish_ready')}</p>
  const edited = listingSections.filter((section) => sections[section].isUnpublished)
  return (
    <>
      <p>{t('listing.publish_changes_ready')}</p>
      <RowList isDense>
        {edited.map((section) => (
          <Row key={section}>{t(`listing.section.${section}`)}</Row>
        ))}
      </RowList>
    </>
  )
}

/** Licenses that are complete are shown; the others can be typed here. */
function Licenses() {
  const t = useText()
  const { view, listing } = useEditor()
  const { state, contents } = view
  const saved = listedLicenses(state.contents, listing.today)
  return (
    <RowList>
      {(state.city?.licenses ?? []).map((kind) => (
        <Row key={kind}>
          {saved.includes(kind) && !view.unsaved.includes('licenses') ? (
            <p>
              <Icon name='check' small /> <b>{t(`license.${kind}`)}</b>{' '}
              <span className='soft small'>
                {contents.licenses.licenses.find((each) => each.kind === kind)?.number}
              </span>
            </p>
          ) : (
            <LicenseFields kind={kind} />
          )}
        </Row>
      ))}
    </RowList>
  )
}

/** Saves unsaved edits first, so that the published home is what the owner sees. */
function usePublish(onClose: () => void) {
  const t = useText()
  const { editor, listing } = useEditor()
  return async () => {
    await editor.flush()
    if (editor.read().unsaved.length > 0) return onClose()
    const params = { slug: listing.slug }
    editor.replace(await call('PUT /owner/homes/:slug/publication', { params }))
    toast.success(t('listing.published'))
    onClose()
  }
}
