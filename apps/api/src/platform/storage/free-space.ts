import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024

/** PostgreSQL stops in the middle of its first statements when the disk is too small. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const left = bavail * bsize
  if (left >= bytes) return
  throw new Error(
    `The disk of ${folder} has ${Math.floor(left / megabyte)} MB left, and a new database needs ${Math.ceil(bytes / megabyte)} MB: free some space, or set DATA_DIR to another folder.`,
  )
}
