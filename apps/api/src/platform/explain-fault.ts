const fullDisk = ['ENOSPC', 'EDQUOT', '53100']
const closed = ['EACCES', 'EPERM', 'EROFS']
const notFolder = ['EEXIST', 'ENOTDIR']

/** A sentence for the person who started this process: what is wrong and what to do, without a stack. */
export function explainFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (fullDisk.includes(code) || /No space left on device/.test(error.message)) {
    return 'The disk is full: free some space and start again.'
  }
  if (!('path' in error)) return error.message
  if (closed.includes(code)) {
    return `This user cannot write to ${error.path} (${code}): change its permissions, or set DATA_DIR to another folder.`
  }
  if (notFolder.includes(code)) {
    return `${error.path} is not a folder (${code}): set DATA_DIR to another one.`
  }
  return error.message
}
