import { useEffect, useRef } from 'react'
import { usePage } from '#platform/page.tsx'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { watchVersion } from '#platform/version.ts'

/** Says once, quietly, that a newer build is served. */
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
        const reload = { label: say.current('shell.reload'), act: () => location.reload() }
        toast.info(say.current('shell.new_version'), reload)
      }),
    [build],
  )

  return null
}
