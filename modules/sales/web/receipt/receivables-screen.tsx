import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { receivableList } from '../../contract/receipt/receivable-list.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { receiptTexts } from './receipt.text.ts'

/** 売掛残高: by customer, and how long it has been due. */
export function ReceivablesScreen() {
  const go = useNavigate()
  const ofRow = (row: RowOf<typeof receivableList> | undefined): readonly Command[] => [
    {
      ...{ id: 'statements', label: receiptTexts.statements, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => row && void go(`${statementList.screen.path}?customer_cd=${row.customer_cd}`),
    },
  ]
  return (
    <ListScreen
      list={receivableList}
      follows={receivablesChanged}
      rowCommands={ofRow}
      nameOf={({ customer_cd, customer_nm }) => `${customer_cd}　${customer_nm}`}
    />
  )
}
