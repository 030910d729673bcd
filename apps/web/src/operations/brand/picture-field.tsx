import {
  type BrandPicture,
  maxPictureBytes,
  type PictureKind,
  pictureUrl,
} from '@marea/contract/platform/brand/look.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './brand.module.css'

const accepted: Record<PictureKind, string> = {
  logo: 'image/svg+xml,image/png',
  logoOnDark: 'image/svg+xml,image/png',
  icon: 'image/png',
  social: 'image/png,image/jpeg',
}

type PictureProps = {
  kind: PictureKind
  picture: BrandPicture | null
  onChange: (picture: BrandPicture | null) => void
}

/** A picture is stored when it is chosen, and shown to nobody until the brand is saved. */
export function PictureField({ kind, picture, onChange }: PictureProps) {
  const t = useText()
  const [isTooLarge, setTooLarge] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const name = t(`brand.picture.${kind}`)

  function add(file: File) {
    clearError()
    setTooLarge(file.size > maxPictureBytes)
    if (file.size > maxPictureBytes) return
    attempt(async () => {
      const given = { params: { kind }, upload: { picture: file } }
      onChange(await call('POST /admin/brand/pictures/:kind', given))
    })
  }

  return (
    <Stack gap={2} aria-busy={isBusy}>
      {picture && (
        <Inline>
          <img
            className={styles.picture}
            data-theme={kind === 'logoOnDark' ? 'dark' : 'light'}
            src={pictureUrl(picture)}
            alt={name}
            width={picture.width}
            height={picture.height}
          />
          <Button kind='quiet' small onClick={() => onChange(null)}>
            <Icon name='trash' small />
            {t('brand.picture_remove', { picture: name })}
          </Button>
        </Inline>
      )}
      <FileButton
        icon='plus'
        label={t(picture ? 'brand.picture_replace' : 'brand.picture_add', { picture: name })}
        accept={accepted[kind]}
        hint={t(`brand.picture_hint.${kind}`)}
        onChoose={add}
      />
      {isTooLarge && (
        <p role='alert' className='bad small'>
          {t('problem.files.too_large')}
        </p>
      )}
      <ActionError title={t('brand.picture_not_added')} error={error} />
    </Stack>
  )
}
