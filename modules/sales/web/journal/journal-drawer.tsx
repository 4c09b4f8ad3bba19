import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { journalLayout, type JournalLayout } from '../../contract/journal/journal-codes.ts'
import { journalTexts } from './journal.text.ts'

interface Counted {
  readonly entry_cnt: number
  readonly changed_cnt: number
}

const figure = { kind: 'figure' } as const
export const countColumns: readonly PlainColumn<Counted>[] = [
  { name: 'entries', label: journalTexts.entries, ...figure, cell: (one) => String(one.entry_cnt) },
  { name: 'changed', label: journalTexts.changed, ...figure, cell: (one) => String(one.changed_cnt) },
]

/** `2026/11`, `2026-11` or `202611`. */
const monthOf = (typed: string): string =>
  /^(\d{4})[-/]?(0[1-9]|1[0-2])$/.exec(typed.trim().normalize('NFKC'))?.slice(1).join('-') ?? ''

export interface JournalBookOnScreen<Figures extends Counted> {
  readonly name: string
  readonly body: Text
  readonly columns: readonly PlainColumn<Figures>[]
  readonly preview: (month: string, signal: AbortSignal) => Promise<Figures>
  readonly write: (month: string, journal_layout: JournalLayout) => Promise<FileAnswer>
}

/** 仕訳出力: what it would say is seen first. */
export function JournalDrawer<Figures extends Counted>({
  book,
  onClose,
}: {
  book: JournalBookOnScreen<Figures>
  onClose: () => void
}) {
  const say = useSay()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [typed, setTyped] = useState(businessDate.slice(0, 7).replace('-', '/'))
  const [journal_layout, setLayout] = useState<JournalLayout>('1')
  const [state, setState] = useState({ message: '', sending: false })
  const month = monthOf(typed)
  const { data } = useQuery({
    queryKey: [book.name, 'preview', month],
    queryFn: ({ signal }) => book.preview(month, signal),
    enabled: month !== '',
  })
  const isReady = (data?.entry_cnt ?? 0) > 0 && !state.sending
  const write = async () => {
    setState({ message: '', sending: true })
    try {
      const { name, content } = await book.write(month, journal_layout)
      if (content instanceof Uint8Array) saveFile(name, content)
      showToast('done', say(journalTexts.done, { month }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(journalTexts.export)}
      label={journalTexts.export}
      form={{ ...state, sending: !isReady, submit: () => void (isReady && write()) }}
      onClose={onClose}
    >
      <p>{say(book.body)}</p>
      <Labelled label={say(journalTexts.month)} required>
        {(control) => (
          <input
            {...control}
            name="month"
            className="fld day"
            size={8}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Labelled>
      <Labelled label={say(journalTexts.layout)}>
        {(control) => (
          <select
            {...control}
            name="journal_layout"
            className="fld"
            value={journal_layout}
            onChange={({ target }) => {
              const read = journalLayout.schema.safeParse(target.value)
              if (read.success) setLayout(read.data)
            }}
          >
            {journalLayout.codes.map((code) => (
              <option key={code} value={code}>
                {say(journalLayout.texts[code])}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <PlainTable
        label={say(journalTexts.export)}
        rows={data ? [data] : []}
        keyOf={() => month}
        columns={book.columns}
      />
    </FormDrawer>
  )
}
