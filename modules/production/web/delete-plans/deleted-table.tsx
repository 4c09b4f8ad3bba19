import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { DeletedRow } from '../../contract/delete-plans/delete-plans-calls.ts'
import { deletePlansTexts } from './delete-plans.text.ts'

/** Run by run, the newest first. */
export function DeletedTable({ list }: { list: readonly DeletedRow[] }) {
  const say = useSay()
  return (
    <PlainTable
      label={say(deletePlansTexts.list)}
      rows={list}
      fills
      keyOf={({ run_no }) => run_no}
      rowHeader="run"
      columns={[
        {
          name: 'run',
          label: deletePlansTexts.run,
          cell: ({ run_no }) =>
            run_no === '' ? say(deletePlansTexts.byHand) : say(deletePlansTexts.runNo, { no: run_no }),
        },
        {
          ...{ name: 'started_at', label: deletePlansTexts.startedAt, kind: 'moment' },
          cell: ({ started_at }) => started_at,
        },
        {
          ...{ name: 'first_at', label: deletePlansTexts.firstAt, kind: 'moment' },
          cell: ({ first_at }) => first_at,
        },
        {
          ...{ name: 'last_at', label: deletePlansTexts.lastAt, kind: 'moment' },
          cell: ({ last_at }) => last_at,
        },
        {
          ...{ name: 'plans', label: deletePlansTexts.plans, kind: 'figure' },
          cell: ({ plans }) => plans,
          sum: true,
        },
        {
          ...{ name: 'operations', label: deletePlansTexts.operations, kind: 'figure' },
          cell: ({ operations }) => operations,
          sum: true,
        },
        {
          ...{ name: 'pinned', label: deletePlansTexts.pinned, kind: 'figure' },
          cell: ({ pinned }) => pinned,
          sum: true,
        },
      ]}
    />
  )
}
