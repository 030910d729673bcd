import { useEffect, useState } from 'react'

/** The address of a private file for as long as it is shown. */
export function useFileAddress(): [string | null, (file: Blob | null) => void] {
  const [address, setAddress] = useState<string | null>(null)

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])

  return [address, (file) => setAddress(file && URL.createObjectURL(file))]
}
