import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { printSheets } from '../../contract/work-order/work-order-calls.ts'
import { planTexts } from '../plan/plan.text.ts'

interface Sheets<Row> {
  /** To which rows each step can be done; with several rows, to all of them. */
  readonly can: Readonly<Record<'print' | 'recall' | 'withdraw', (row: Row) => boolean>>
  readonly open: (drawer: 'recall' | 'withdraw', rows: readonly Row[]) => void
}

const need = ['write:production'] as const

/** 指示書発行, 指示書回収 and 確定解除 of the work orders of a list. */
export function useSheetCommands<Row extends { readonly work_order_no: string }>({
  can,
  open,
}: Sheets<Row>): (rows: readonly Row[]) => readonly Command[] {
  const { print, printing } = usePrint()
  return (rows) => {
    const cannot = (step: keyof typeof can) => rows.length === 0 || !rows.every(can[step])
    return [
      {
        ...{ id: 'print', label: planTexts.print, key: 'F10', icon: 'print', need },
        unavailable: printing || cannot('print'),
        run: () =>
          void print(printSheets, {
            work_order_no: rows.map(({ work_order_no }) => work_order_no).join(','),
          }),
      },
      {
        ...{ id: 'recall', label: planTexts.recall, need, unavailable: cannot('recall') },
        run: () => open('recall', rows),
      },
      {
        ...{ id: 'withdraw', label: planTexts.withdraw, need, unavailable: cannot('withdraw') },
        run: () => open('withdraw', rows),
      },
    ]
  }
}
