import { useState } from 'react'
import type { z } from 'zod'
import type { Endpoint, fileAnswer, SentInputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { saveFile } from '../../api/save-file.ts'
import { showToast } from '../feedback/toast.ts'

/** Fetches a paper as a file; `printing` while it is drawn. */
export function usePrint() {
  const call = useCall()
  const [printing, setPrinting] = useState(false)
  const print = async <E extends Endpoint<z.ZodType, typeof fileAnswer>>(
    paper: E,
    input: SentInputOf<E>,
  ): Promise<void> => {
    setPrinting(true)
    try {
      const { name, content } = await call(paper, input)
      if (content instanceof Uint8Array) saveFile(name, content)
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    } finally {
      setPrinting(false)
    }
  }
  return { print, printing }
}
