import type { BusinessError } from '#platform/contract/errors.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useLanguage } from '#platform/web/language/say.ts'
import { printSheets } from '../../contract/work-order/work-order-calls.ts'
import { planTexts } from '../plan/plan.text.ts'

interface Sheets<Row> {
  /** To which rows each step can be done; with several rows, to all of them. */
  readonly can: Readonly<Record<'print' | 'recall' | 'withdraw', (row: Row) => boolean>>
  /** Why one that is a work order is not a plan again. */
  readonly refusal: (row: Row) => BusinessError | undefined
  readonly open: (drawer: 'recall' | 'withdraw', rows: readonly Row[]) => void
}

const need = ['write:production'] as const

/** 指示書発行, 指示書回収 and 確定解除 of the work orders of a list. */
export function useSheetCommands<Row extends { readonly work_order_no: string }>({
  can,
  refusal,
  open,
}: Sheets<Row>): (rows: readonly Row[]) => readonly Command[] {
  const { print, printing } = usePrint()
  const language = useLanguage()
  const abilityOf = (rows: readonly Row[]): Ability => {
    const refused = rows.map(refusal).find((one) => one !== undefined)
    return refused ? { code: refused.code, params: refused.params, msg: refused.say(language) } : true
  }
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
        ability: cannot('withdraw') ? true : abilityOf(rows),
        run: () => open('withdraw', rows),
      },
    ]
  }
}
