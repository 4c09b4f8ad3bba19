import { listed } from '#platform/contract/punctuation.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Text } from '#platform/contract/text.ts'
import { useLanguage, useSay } from '../../language/say.ts'
import { showToast } from '../feedback/toast.ts'
import { refusalWords } from '../form/field-errors.ts'
import { FormDrawer } from '../form/form-drawer.tsx'
import { ReasonField } from '../form/reason-field.tsx'
import { slipTexts } from './slip.text.ts'

interface TickedLine {
  /** The number of its document. */
  readonly no: string
  readonly line_no: number
}

interface Props {
  lines: readonly TickedLine[]
  /** What it means for what is left of them. */
  body: Text
  /** Ends lines of one document. */
  close: (no: string, lines: number[], reason: string) => Promise<unknown>
  onClose: () => void
}

/** 打切 of ticked lines with one reason: each document by itself, so that what one refuses does not keep the others. */
export function CloseTicked({ lines: ticked, body, close, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const closeAll = async () => {
    setState({ message: '', sending: true })
    const refusals: string[] = []
    let count = 0
    for (const [no, lines] of byDocument(ticked))
      try {
        await close(no, [...lines], reason)
        count += lines.length
      } catch (error) {
        refusals.push(`${no}: ${refusalWords(error)}`)
      }
    if (count > 0) showToast('done', say(slipTexts.linesClosed, { count }))
    await cache.invalidateQueries()
    if (refusals.length === 0) return onClose()
    setState({ message: refusals.join(' '), sending: false })
  }
  const isReady = reason.trim() !== ''
  return (
    <FormDrawer
      title={say(slipTexts.closeTicked)}
      label={slipTexts.closeLines}
      form={{ ...state, sending: state.sending || !isReady, submit: () => void (isReady && closeAll()) }}
      onClose={onClose}
    >
      <p>{say(body)}</p>
      <p>
        {listed(
          ticked.map(({ no, line_no }) => `${no}-${String(line_no)}`),
          language,
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} />
    </FormDrawer>
  )
}

function byDocument(ticked: readonly TickedLine[]): ReadonlyMap<string, readonly number[]> {
  const documents = new Map<string, readonly number[]>()
  for (const { no, line_no } of ticked) documents.set(no, [...(documents.get(no) ?? []), line_no])
  return documents
}
