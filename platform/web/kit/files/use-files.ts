import { useQuery } from '@tanstack/react-query'
import type { AttachmentCalls } from '#platform/contract/attached-files.ts'
import { useCall } from '../../api/api-context.tsx'

type Key = Readonly<Record<string, string>>

export const filesKey = (calls: AttachmentCalls, of: Key) => [calls.getFiles.path, of]

/** What is on a record; without `asks` only what has been read already, as by a drawer that is open. */
export function useFiles(calls: AttachmentCalls, of: Key, asks: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: filesKey(calls, of),
    queryFn: ({ signal }) => call(calls.getFiles, of, signal),
    enabled: asks,
  })
}
