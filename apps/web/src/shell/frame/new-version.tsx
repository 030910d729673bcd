import { useEffect, useRef } from 'react'
import { usePage } from '#platform/page/page.tsx'
import { showNotice } from '#platform/page/toast.ts'
import { watchVersion } from '#platform/page/version.ts'
import { useText } from '#platform/texts/texts.tsx'

export function NewVersion() {
  const t = useText()
  const { build } = usePage().config
  const say = useRef(t)

  useEffect(() => {
    say.current = t
  }, [t])

  useEffect(
    () =>
      watchVersion(build, () => {
        const act = { label: say.current('shell.reload'), act: () => location.reload() }
        showNotice({ text: say.current('shell.new_version'), act })
      }),
    [build],
  )

  return null
}
