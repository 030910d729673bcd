import { bundledPhoto } from '#ui/media/bundled-photo.ts'

const files = import.meta.glob<string>('./photos/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const size = { width: 1200, height: 800 }

export const pool = bundledPhoto(files, 'pool', {
  ...size,
  thumbhash: 'mSgGFYJPhIiZaIiqh1hlYnO/Bcer',
})

export const living = bundledPhoto(files, 'living', {
  ...size,
  thumbhash: 'HjkGDYBOd4WvdmlCegelZfV6iF+J',
})

export const bedroom = bundledPhoto(files, 'bedroom', {
  ...size,
  thumbhash: '4CgKDYSJmHiWiYigZ0d4uA1Sj0b4',
})
