const files = import.meta.glob<string>('../../../../../docs/*/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** All pictures of the documentation have it, so that nothing moves while they load. */
const size = { width: 960, height: 600 } as const

export function Picture({ file, alt }: { file: string; alt: string }) {
  return <img src={files[`../../../../../${file}`]} alt={alt} {...size} loading='lazy' />
}
