import { useState } from 'react'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { Fill } from '#platform/web/kit/slip/use-fill.ts'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import { lineOfPurchase, postPurchase } from '../../contract/purchase/purchase-calls.ts'
import { purchaseList } from '../../contract/purchase/purchase-list.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { EndPurchaseDrawer, type Ending } from './end-purchase-drawer.tsx'
import { purchaseTexts } from './purchase.text.ts'

type Purchase = SlipRecordOf<typeof purchaseSlip>

/** 仕入登録. */
export function PurchaseScreen() {
  const call = useCall()
  const [ending, setEnding] = useState<{ readonly purchase_no: string; readonly how: Ending } | null>(null)
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const commands = (purchase: Purchase | null, act: ActCommand<typeof purchaseSlip>): readonly Command[] => {
    const purchase_no = purchase?.header.purchase_no ?? ''
    const toEnd = (how: Ending): Command => ({
      ...{ id: how, label: purchaseTexts[how], need: purchaseSlip.write, unavailable: !purchase },
      ...(purchase ? { ability: purchase.abilities[how] } : {}),
      ...(how === 'cancel' ? { key: 'F6' } : {}),
      run: () => setEnding({ purchase_no, how }),
    })
    return [
      act({
        ...{ id: 'post', label: purchaseTexts.post, key: 'F7' },
        run: () => call(postPurchase, { purchase_no }),
      }),
      toEnd('correct'),
      toEnd('reverse'),
      toEnd('cancel'),
    ]
  }
  return (
    <>
      <SlipPage key={shown} slip={purchaseSlip} list={purchaseList} commands={commands} fill={fillLine} />
      {ending ? (
        <EndPurchaseDrawer
          {...ending}
          onClose={(isDone) => {
            setEnding(null)
            if (isDone) setShown(shown + 1)
          }}
        />
      ) : null}
    </>
  )
}

/** What unit, name and tax of a line hang on. */
const decisive = new Set(['item_cd', 'item_nm', 'tax_cd', 'receipt_dt', 'unit_price'])

const fillLine: Fill<typeof purchaseSlip> = async (line, changed, header, call) => {
  if (line.origin_no !== '' || !changed.some((name) => decisive.has(name))) return {}
  const { supplier_cd, branch_no, account_dt } = header
  if (supplier_cd === '' || account_dt === '') return {}
  const category = purchaseSlip.lines.tax_cd.schema.safeParse(line.tax_cd)
  const isNew = changed.includes('item_cd')
  const { item_nm, ...follows } = await call(lineOfPurchase, {
    ...{ supplier_cd, branch_no, account_dt, item_cd: line.item_cd, receipt_dt: line.receipt_dt },
    tax_cd: category.success ? category.data : '10',
    is_new_item: isNew ? '1' : '0',
  })
  return { ...follows, ...(isNew ? { item_nm } : {}) }
}
