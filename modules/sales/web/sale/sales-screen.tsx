import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import type { Fill } from '#platform/web/kit/slip/use-fill.ts'
import { lineOfSales, postSales } from '../../contract/sale/sales-calls.ts'
import { salesList, salesManageList } from '../../contract/sale/sales-list.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { EndSaleDrawer, type Ending } from './end-sale-drawer.tsx'
import { GoodsAbout } from './goods-about.tsx'
import { goodsChoices } from './goods-choices.ts'
import { isReturnable, returnAddress } from './return-address.ts'
import { saleTexts } from './sale.text.ts'

type Sales = SlipRecordOf<typeof salesSlip>

/** 売上登録. */
export function SalesScreen() {
  const call = useCall()
  const go = useNavigate()
  const choices = useMemo(() => goodsChoices(call), [call])
  const [ending, setEnding] = useState<{ readonly sales_no: string; readonly how: Ending } | null>(null)
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const commands = (sale: Sales | null, act: ActCommand<typeof salesSlip>): readonly Command[] => {
    const sales_no = sale?.header.sales_no ?? ''
    const comesBack = sale ? sale.lines.map((line) => ({ ...sale.header, ...line })).filter(isReturnable) : []
    const toEnd = (how: Ending, more: Partial<Command> = {}): Command => ({
      ...{ id: how, label: saleTexts[how], need: salesSlip.write, unavailable: !sale, ...more },
      ...(sale ? { ability: sale.abilities[how] } : {}),
      run: () => setEnding({ sales_no, how }),
    })
    return [
      act({
        ...{ id: 'post', label: saleTexts.post, key: 'F7' },
        run: async () => {
          await call(postSales, { sales_no: [sales_no] })
          return call(salesSlip.endpoints.getDetail, { sales_no })
        },
      }),
      toEnd('unpost', { seldom: true }),
      {
        ...{ id: 'return', label: saleTexts.returned, icon: 'reuse', need: salesSlip.write },
        unavailable: comesBack.length === 0,
        run: () => {
          const [only, ...others] = comesBack
          // Which of several it is, is chosen in the list.
          if (only)
            void go(
              others.length === 0
                ? returnAddress(only)
                : `${salesManageList.screen.path}?sales_no=${sales_no}`,
            )
        },
      },
      toEnd('correct'),
      toEnd('reverse'),
      toEnd('cancel', { key: 'F6' }),
    ]
  }
  return (
    <>
      <SlipPage
        key={shown}
        templates
        slip={salesSlip}
        list={salesList}
        commands={commands}
        fill={fillLine}
        choices={choices}
        about={(line, _, header, lines) => <GoodsAbout line={line} header={header} lines={lines} />}
      />
      {ending ? (
        <EndSaleDrawer
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

/** What name, unit, price and tax of a line hang on. */
const decisive = new Set(['item_cd', 'tax_cd', 'qty', 'sales_div', 'origin_no', 'origin_line_no'])

const fillLine: Fill<typeof salesSlip> = async (line, changed, header, call) => {
  const isReturn = line.sales_div === '520'
  if (line.origin_no !== '' && !isReturn) return {}
  const isDecided = changed.some((name) => decisive.has(name) || (isReturn && name === 'lot_no'))
  if (line.source_line_no !== '0' || !isDecided) return {}
  const { customer_cd, branch_no, account_dt } = header
  if (customer_cd === '' || account_dt === '') return {}
  const tax_cd = salesSlip.lines.tax_cd.schema.safeParse(line.tax_cd)
  const sales_div = salesSlip.lines.sales_div.schema.safeParse(line.sales_div)
  const qty = salesSlip.lines.qty.schema.safeParse(line.qty)
  const isNew = changed.includes('item_cd')
  const isPriced = isNew || isReturn || changed.includes('sales_div')
  const { item_nm, unit_price, price_base_qty, lot_no, ...follows } = await call(lineOfSales, {
    ...{ customer_cd, branch_no, account_dt, item_cd: line.item_cd, qty: qty.success ? qty.data : '1' },
    ...{ tax_cd: tax_cd.success ? tax_cd.data : '10', sales_div: sales_div.success ? sales_div.data : '500' },
    ...{ is_new_item: isNew ? '1' : '0', origin_no: line.origin_no, lot_no: line.lot_no },
    origin_line_no: line.origin_line_no === '' ? '0' : line.origin_line_no,
  })
  return {
    ...follows,
    ...(isNew ? { item_nm } : {}),
    ...(isReturn ? { lot_no } : {}),
    ...(isPriced ? { unit_price, price_base_qty } : {}),
  }
}
