import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import { printOutsideNotes, takeBackOutside } from '../../contract/outside/outside-calls.ts'
import { outsideMoveList } from '../../contract/outside/outside-list.ts'
import { outsideTexts } from './outside.text.ts'

type Row = RowOf<typeof outsideMoveList>

const need = ['write:placeorder'] as const

/** A slip has a note when pieces went to a subcontractor by it, also straight on from another one. */
const hasNote = ({ move_kind, next_po_no }: Row): boolean => move_kind === '1' || next_po_no !== ''

/** 外注出庫・戻り一覧. */
export function OutsideMoveScreen() {
  const { print, printing } = usePrint()
  const [ending, setEnding] = useState('')
  const printed = (rows: readonly Row[]): Command => ({
    ...{ id: 'print', label: outsideTexts.print, key: 'F10', icon: 'print', need },
    unavailable: printing || rows.length === 0 || !rows.every(hasNote),
    run: () => void print(printOutsideNotes, { move_no: rows.map(({ move_no }) => move_no).join(',') }),
  })
  const ofRow = (row: Row | undefined): readonly Command[] => [
    printed(row ? [row] : []),
    {
      ...{ id: 'takeBack', label: outsideTexts.takeBack, key: 'F6', need },
      unavailable: !row || row.move_state === '9',
      run: () => row && setEnding(row.move_no),
    },
  ]
  return (
    <>
      <ListScreen
        list={outsideMoveList}
        rowCommands={ofRow}
        checkedCommands={(rows) => [printed(rows)]}
        nameOf={({ move_no, line_no }) => `${move_no}-${line_no}`}
        rowClass={({ move_state }) => (move_state === '9' ? 'closed' : undefined)}
      />
      {ending === '' ? null : <TakeBackDrawer move_no={ending} onClose={() => setEnding('')} />}
    </>
  )
}

function TakeBackDrawer({ move_no, onClose }: { move_no: string; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const no = { no: move_no }
  const form = useCallForm(takeBackOutside, {
    initial: { move_no, reason: '' },
    onDone: () => {
      showToast('done', say(outsideTexts.takenBack, no))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(outsideTexts.takeBackTitle, no)}
      label={outsideTexts.takeBack}
      {...(takeBackOutside.write ? { need: [takeBackOutside.write] } : {})}
      form={form}
      onClose={onClose}
    >
      <p>{say(outsideTexts.takeBackBody)}</p>
      <FormField form={form} name="reason" label={outsideTexts.reason} required />
    </FormDrawer>
  )
}
