import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

export type Download = {
  kind: 'pdf' | 'csv'
  label: string
  name: string
  load: () => Promise<Blob>
}

export function DownloadFiles({ files }: { files: readonly Download[] }) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function save({ name, load }: Download) {
    attempt(async () => saveFile(name, await load()))
  }

  return (
    <Inline gap={4} className='unprinted'>
      {files.map((file) => (
        <TextButton
          key={file.kind}
          icon='download'
          aria-label={file.label}
          aria-busy={isBusy}
          onClick={() => save(file)}
        >
          {t(`taxes.${file.kind}`)}
        </TextButton>
      ))}
      {error !== null && <ActionError title={t('taxes.download_failed')} error={error} />}
    </Inline>
  )
}
