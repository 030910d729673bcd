import { bundledPhoto } from '#ui/media/bundled-photo.ts'

const files = import.meta.glob<string>('./photos/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const terrace = bundledPhoto(files, 'terrace', {
  width: 1200,
  height: 800,
  thumbhash: 'XwgGHYQaaHhseHirpgWJmJdwdwqW',
})

export const breakfast = bundledPhoto(files, 'breakfast', {
  width: 1200,
  height: 1500,
  thumbhash: 'oQgGHgSDNdhnhyh4d1+lZIZYeICHCJg=',
})
