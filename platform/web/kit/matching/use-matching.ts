import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { Text, TextParams } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { base64Of } from '#platform/web/api/save-file.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { convertFile, type ConvertedRow, type FileRow } from '#platform/contract/matching/convert-file.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import type { MatchingCalls, MatchingRecord } from '#platform/contract/matching/matching-calls.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import { fittedTo, newMatching } from './matching-draft.ts'

/** What is worked on, beside what is stored. */
export interface MatchingDraft {
  readonly matching_cd: string
  readonly matching_nm: string
  readonly matching: FieldMatching
  /** Chosen here, and not stored yet. */
  readonly file: { readonly file_nm: string; readonly content: string } | undefined
  readonly sample_nm: string
  readonly sample: readonly (readonly string[])[]
}

const blank = (target: ImportTarget): MatchingDraft => ({
  ...{ matching_cd: '', matching_nm: '', matching: newMatching(target), file: undefined },
  ...{ sample_nm: '', sample: [] },
})

/** What all checks say to a row of the sample. */
export interface TriedRow {
  readonly row: number
  /** By the names of the fields that the result shows. */
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly { readonly text: Text; readonly params: TextParams }[]
}

/** Of what matchings are, and what is called for them. */
export interface MatchingWork<Name extends string = string> {
  readonly target: ImportTarget<Name>
  readonly calls: Omit<MatchingCalls, 'tryAll'>
  readonly tryAll: (sent: InputOf<MatchingCalls['tryAll']>) => Promise<readonly TriedRow[]>
}

interface Steps {
  readonly past: readonly FieldMatching[]
  readonly future: readonly FieldMatching[]
}

/** So many rows follow what is typed. */
export const liveRows = 300

/** A matching as it is edited, with what its sample comes to. */
export function useMatching<Name extends string>(
  { target, calls, tryAll }: MatchingWork<Name>,
  chosen: string,
) {
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [edited, setEdited] = useState<MatchingDraft | null>(null)
  const [tried, setTried] = useState<readonly TriedRow[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>([])
  const steps = useRef<Steps>({ past: [], future: [] })
  const queryKey = ['csvMatching', target.name, chosen]
  const { data: stored } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.detail, { target: target.name, matching_cd: chosen }, signal),
    enabled: chosen !== '',
    staleTime: Infinity,
  })
  const draft = useMemo(() => edited ?? (stored ? draftOf(stored) : blank(target)), [edited, stored, target])
  useUnsaved(edited !== null)
  const edit = (change: Partial<MatchingDraft>) => {
    const next = { ...draft, ...change }
    setEdited({ ...next, matching: fittedTo(next.sample, next.matching) })
    if (change.matching || change.file) setTried(null)
  }
  const editMatching = (matching: FieldMatching) => {
    steps.current = { past: [...steps.current.past, draft.matching], future: [] }
    edit({ matching })
  }
  const undo = () => {
    const { past, future } = steps.current
    const last = past.at(-1)
    if (!last) return
    steps.current = { past: past.slice(0, -1), future: [draft.matching, ...future] }
    edit({ matching: last })
  }
  const redo = () => {
    const { past, future } = steps.current
    const [next, ...rest] = future
    if (!next) return
    steps.current = { past: [...past, draft.matching], future: rest }
    edit({ matching: next })
  }
  const shown = useDeferredValue(draft)
  const sampleRows = useMemo(() => rowsOf(shown), [shown])
  const converted = useMemo((): readonly ConvertedRow<Name>[] => {
    const { matching } = shown
    return convertFile(target, {
      ...{ matching, today, rows: sampleRows.slice(0, liveRows), heading: headingOf(shown) },
    })
  }, [shown, sampleRows, today, target])

  const told = async (work: () => Promise<void>) => {
    setBusy(true)
    setMessages([])
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessages([error.msg, ...error.fields.slice(0, 20).map(({ msg }) => msg)])
    } finally {
      setBusy(false)
    }
  }
  const sent = () => (draft.file ? { sample: draft.file } : {})
  return {
    ...{
      draft,
      edit,
      editMatching,
      undo,
      redo,
      tried,
      busy,
      messages,
      converted,
      sampleRows,
      isChanged: edited !== null,
    },
    heading: headingOf(draft),
    choose: (file: File) =>
      told(async () => {
        const read = { file_nm: file.name, content: await base64Of(file) }
        const { sample } = await call(calls.readSample, read)
        const { matching } = draft
        edit({ file: read, sample_nm: file.name, sample, matching })
      }),
    tryAll: () =>
      told(async () => {
        const { matching, matching_cd } = draft
        setTried(await tryAll({ matching, matching_cd, ...sent() }))
      }),
    save: (onSaved: (record: MatchingRecord) => void) =>
      told(async () => {
        const { matching, matching_cd, matching_nm } = draft
        const record = await call(calls.save, {
          ...{ target: target.name, matching_cd, matching_nm, matching, ...sent() },
          ...{ assign_mode: stored ? '1' : '0', update_cnt: stored?.head.update_cnt ?? 0 },
        })
        cache.setQueryData(['csvMatching', target.name, record.head.matching_cd], record)
        await cache.invalidateQueries({ queryKey: ['csvMatching', target.name], exact: true })
        setEdited(null)
        onSaved(record)
      }),
  }
}

const draftOf = ({ head, matching, sample_nm, sample }: MatchingRecord): MatchingDraft => ({
  ...{ matching_cd: head.matching_cd, matching_nm: head.matching_nm, matching, file: undefined },
  ...{ sample_nm, sample },
})

const headingOf = ({ sample, matching }: MatchingDraft): readonly string[] =>
  sample[matching.heading_rows - 1] ?? []

const rowsOf = ({ sample, matching: { heading_rows } }: MatchingDraft): readonly FileRow[] =>
  sample.slice(heading_rows).map((cells, at) => ({ row: heading_rows + at + 1, cells }))
