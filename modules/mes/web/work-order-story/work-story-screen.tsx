import { useNavigate } from 'react-router'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { movementList } from '#modules/stock/contract/movement-list.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'

type Row = RowOf<typeof workStoryList>

/** 指図の実績: what was told of work orders; what it drew, moved and cost stands in the movements under the order's number. */
export function WorkStoryScreen() {
  const go = useNavigate()
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'movements', label: movementList.screen.title, key: 'F9', icon: 'columns' },
      need: movementList.screen.guard,
      unavailable: row === undefined,
      run: () =>
        row && void go(`${movementList.screen.path}?document_no=${encodeURIComponent(row.work_order_no)}`),
    },
  ]
  return (
    <ListScreen
      list={workStoryList}
      follows={workOrdersChanged}
      rowCommands={ofRow}
      nameOf={({ work_order_no, process_no, item_cd }) => `${work_order_no}-${process_no}　${item_cd}`}
    />
  )
}
