import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { editMode } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import type { salesSlip } from '../../contract/sale/sales-slip.ts'
import { completeSales } from './complete-sales.ts'
import { salesKept } from './sales-kept.ts'

/** A line that is not posted yet, and the price that is decided on. */
export interface PricedDraft {
  readonly sales_no: string
  readonly line_no: number
  readonly price: string
}

/** Slips whose price has been decided on, and not typed. */
const pricedKept: typeof salesKept = {
  ...salesKept,
  complete: async (context, slip) => {
    const { header, lines } = await completeSales(context, slip)
    return {
      header,
      lines: lines.map((line) => (line.price_source === '2' ? { ...line, price_source: '3' } : line)),
    }
  },
}

/** What waits for its price gets it in place: nothing of it has been posted, so there is no difference. */
export async function priceDrafts(context: Context, drafts: readonly PricedDraft[]): Promise<void> {
  for (const sales_no of new Set(drafts.map((one) => one.sales_no))) {
    const slip = await readKept(salesKept, context, { sales_no })
    const priced = (line: SlipRecordOf<typeof salesSlip>['lines'][number]) => {
      const draft = drafts.find((one) => one.sales_no === sales_no && one.line_no === line.line_no)
      return draft ? { ...line, unit_price: draft.price, temp_price_flg: false } : line
    }
    await saveKept(pricedKept, context, {
      ...{ assign_mode: editMode, update_cnt: slip.update_cnt, header: slip.header },
      lines: slip.lines.map(priced),
    })
  }
}
