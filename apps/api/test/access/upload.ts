/** The file of a multipart form. */
export type Upload = { field: string; bytes: Buffer }

/** The smallest GIF there is. */
export const onePixel: Upload = {
  field: 'image',
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

/** A form with one file and no fields. */
export function multipart({ field, bytes }: Upload) {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="a.gif"\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  }
}
