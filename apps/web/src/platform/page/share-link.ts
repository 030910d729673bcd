type Outcome = 'shared' | 'copied' | 'failed'

/** Uses the device's share dialog, or else copies the link. */
export async function shareLink(title: string, { href }: URL): Promise<Outcome> {
  if (navigator.share) {
    await navigator.share({ title, url: href }).catch(() => undefined)
    return 'shared'
  }
  return navigator.clipboard.writeText(href).then(
    () => 'copied',
    () => 'failed',
  )
}
