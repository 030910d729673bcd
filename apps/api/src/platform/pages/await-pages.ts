/** Resolves when the pages are built: `npm start` builds them while this process prepares its database. */
export function awaitPages(): Promise<void> {
  if (!process.argv.includes('--await-pages')) return Promise.resolve()
  return new Promise((resolve) => {
    process.once('message', () => resolve())
  })
}
